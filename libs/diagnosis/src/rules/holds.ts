import type { Alias, Answers } from '../answers.js';
import type { Rule } from './rule.js';

/** Whether a rule's condition holds; never where one of its inputs is marked as not known. */
export const holds = (
  rule: Pick<Rule, 'inputs' | 'when'>,
  answers: Answers,
  notKnown: ReadonlySet<Alias>,
): boolean => !rule.inputs.some((alias) => notKnown.has(alias)) && rule.when(answers);
