import { LongTextField } from '../fields/long-text-field.js';
import { NumberField } from '../fields/number-field.js';

/** How many people there are, where they work and how they learn. */
export function StaffSection() {
  return (
    <>
      <NumberField name="staff.totalEmployees" required />
      <LongTextField name="staff.departments" />
      <LongTextField name="staff.training" />
    </>
  );
}
