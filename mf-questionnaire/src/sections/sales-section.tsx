import { CheckListField } from '../fields/choices/check-list-field.js';
import { NotKnownNote } from '../fields/not-known/not-known-note.js';
import { NumberField } from '../fields/numbers/number-field.js';
import { PercentGroupField } from '../fields/percents/percent-group-field.js';

/** Who sells, and what is written down about it. */
export function SalesSection() {
  return (
    <>
      <NumberField name="sales.sales_team_size" />
      <PercentGroupField name="sales.sales_distribution" />
      <CheckListField name="sales.documented_elements" />
      <NotKnownNote />
    </>
  );
}
