import { CircumstancesField } from '../circumstances/circumstances-field.js';
import { ReadTextField } from '../reading/read-text-field.js';

/** The owner's own view, in words and by ticks. */
export function QualitativeSection() {
  return (
    <>
      <ReadTextField name="qualitative.vision" />
      <ReadTextField name="qualitative.challenges" />
      <ReadTextField name="qualitative.opportunities" />
      <CircumstancesField />
    </>
  );
}
