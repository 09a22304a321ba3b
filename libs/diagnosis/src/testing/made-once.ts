import type { Questionnaire } from '@ellac/contracts';
import type fc from 'fast-check';
import { anyQuestionnaire } from './questionnaire-arbitrary.js';

/**
 * Any questionnaire and what is made of it, once for all properties of a file: these share a seed
 * (see `jest/fast-check.mjs`) and so begin with the same questionnaires.
 *
 * @param make pure; its results must not be mutated
 */
export function anyMade<Made>(make: (questionnaire: Questionnaire) => Made): fc.Arbitrary<Made> {
  const made = new Map<string, Made>();
  return anyQuestionnaire.map((questionnaire) => {
    const key = JSON.stringify(questionnaire);
    const known = made.get(key) ?? make(questionnaire);
    made.set(key, known);
    return known;
  });
}
