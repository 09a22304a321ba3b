import { NumberField } from '../fields/numbers/number-field.js';
import { ReadTextField } from '../reading/read-text-field.js';

/** How many people there are, where they work and how they learn. */
export function StaffSection() {
  return (
    <>
      <NumberField name="staff.totalEmployees" required />
      <ReadTextField name="staff.departments" />
      <ReadTextField name="staff.training" />
    </>
  );
}
