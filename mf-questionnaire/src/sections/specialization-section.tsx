import { ChoiceField } from '../fields/choices/choice-field.js';
import { NotKnownNote } from '../fields/not-known/not-known-note.js';
import { PercentGroupField } from '../fields/percents/percent-group-field.js';
import { RatingField } from '../fields/choices/rating-field.js';

/** How much rests on one line of business, and how much of it is made to measure. */
export function SpecializationSection() {
  return (
    <>
      <ChoiceField name="specialization.revenue_concentration" />
      <RatingField name="specialization.delivery_independence" />
      <PercentGroupField name="specialization.custom_vs_standard" />
      <NotKnownNote />
    </>
  );
}
