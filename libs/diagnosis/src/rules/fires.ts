import type { Alias, Answers } from '../model/answers.js';
import type { Condition } from '../conditions/condition.js';
import { holds } from '../conditions/holds.js';

/** Whether a condition holds; never where one of these inputs is marked as not known. */
export const fires = (
  when: Condition,
  inputs: readonly Alias[],
  answers: Answers,
  notKnown: ReadonlySet<Alias>,
): boolean => !inputs.some((alias) => notKnown.has(alias)) && holds(when, { answers });
