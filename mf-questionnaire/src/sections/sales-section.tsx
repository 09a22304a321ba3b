import { CheckListField } from '../fields/check-list-field.js';
import { NotKnownLead } from '../fields/not-known-lead.js';
import { NumberField } from '../fields/number-field.js';
import { PercentGroupField } from '../fields/percent-group-field.js';

/** Who sells, and what is written down about it. */
export function SalesSection() {
  return (
    <>
      <NotKnownLead />
      <NumberField name="sales.sales_team_size" />
      <PercentGroupField name="sales.sales_distribution" />
      <CheckListField name="sales.documented_elements" />
    </>
  );
}
