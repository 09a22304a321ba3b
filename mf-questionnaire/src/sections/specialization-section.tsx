import { ChoiceField } from '../fields/choice-field.js';
import { NotKnownNote } from '../fields/not-known-note.js';
import { PercentGroupField } from '../fields/percent-group-field.js';
import { RatingField } from '../fields/rating-field.js';

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
