import type { Questionnaire } from '@ellac/contracts';
import { anyQuestionnaire, goldBusinesses, personas } from '@ellac/diagnosis/testing';
import fc from 'fast-check';

/** What PostgreSQL stores; the API refuses the rest. */
const isText = (set: Questionnaire): boolean =>
  [...Object.values(set.qualitative), set.growth.strategy].every(
    (text) => !/[\0\p{Surrogate}]/u.test(text),
  );

/** Thirteen generated corners, the same at every run. */
const corners = fc.sample(anyQuestionnaire.filter(isText), { numRuns: 13, seed: 20_261_121 });

/** The businesses whose scores were worked out by hand, each with a name and a trade of its own. */
export const namedSets: readonly Questionnaire[] = personas;

/** Thirty businesses: the seventeen whose scores were worked out by hand, and thirteen corners. */
export const answerSets: readonly Questionnaire[] = [...personas, ...corners];

/** The businesses for which the stand-in has recorded completions of a language model. */
export const recordedSets: readonly Questionnaire[] = goldBusinesses.map(({ payload }) => payload);
