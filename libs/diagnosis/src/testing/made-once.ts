import type { Questionnaire } from '@ellac/contracts';
import type fc from 'fast-check';
import { anyQuestionnaire } from './questionnaire-arbitrary.js';

/**
 * A function that makes something of the same plain value only once. The properties of a run share a
 * seed (see `jest/fast-check.mjs`) and so begin with the same values.
 *
 * @param make pure; its results must not be mutated
 */
export function madeOnce<Value, Made>(make: (value: Value) => Made): (value: Value) => Made {
  const made = new Map<string, Made>();
  return (value) => {
    const key = JSON.stringify(value);
    const known = made.get(key) ?? make(value);
    made.set(key, known);
    return known;
  };
}

/**
 * Any questionnaire and what is made of it, once for all properties that use the same arbitrary.
 *
 * @param make pure; its results must not be mutated
 */
export const anyMade = <Made>(make: (questionnaire: Questionnaire) => Made): fc.Arbitrary<Made> =>
  anyQuestionnaire.map(madeOnce(make));
