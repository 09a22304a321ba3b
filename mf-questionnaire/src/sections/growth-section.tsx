import { NotKnownNote } from '../fields/not-known/not-known-note.js';
import { NumberField } from '../fields/numbers/number-field.js';
import { PercentGroupField } from '../fields/percents/percent-group-field.js';
import { ReadTextField } from '../reading/read-text-field.js';

/** How fast the business is to grow, how, and how sure that is. */
export function GrowthSection() {
  return (
    <>
      <NumberField name="growth.projected_growth" />
      <ReadTextField name="growth.strategy" />
      <PercentGroupField name="growth.revenue_predictability" />
      <NotKnownNote />
    </>
  );
}
