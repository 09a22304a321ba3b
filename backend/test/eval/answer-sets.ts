import type { Questionnaire } from '@ellac/contracts';
import { anyQuestionnaire, personas } from '@ellac/diagnosis/testing';
import fc from 'fast-check';

/** Thirteen generated corners, the same at every run. */
const corners = fc.sample(anyQuestionnaire, { numRuns: 13, seed: 20_261_121 });

/** Thirty businesses: the seventeen whose scores were worked out by hand, and thirteen corners. */
export const answerSets: readonly Questionnaire[] = [...personas, ...corners];

/** What only tells two submissions of one set apart. */
export const submissionOf = (set: Questionnaire, useAi: boolean): Questionnaire => ({
  ...set,
  meta: { ...set.meta, useAi },
});
