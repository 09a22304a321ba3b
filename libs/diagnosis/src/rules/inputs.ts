import type { Alias } from '../model/answers.js';
import { inputsOf } from '../conditions/inputs-of.js';
import { aliasesIn } from './fill-in.js';
import type { ConsistencyRule } from './rule.js';

/** Every answer that the condition or a text of a question reads, those of the condition first. */
export const inputsOfQuestion = (rule: ConsistencyRule): readonly Alias[] => [
  ...new Set([
    ...inputsOf(rule.when),
    ...[rule.finding, rule.action, rule.expectedOutcome].flatMap(aliasesIn),
  ]),
];
