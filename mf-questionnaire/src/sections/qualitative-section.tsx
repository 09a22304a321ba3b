import { CircumstancesField } from '../circumstances/circumstances-field.js';
import { LongTextField } from '../fields/long-text-field.js';

/** The owner's own view, in words and by ticks. */
export function QualitativeSection() {
  return (
    <>
      <LongTextField name="qualitative.vision" />
      <LongTextField name="qualitative.challenges" />
      <LongTextField name="qualitative.opportunities" />
      <CircumstancesField />
    </>
  );
}
