import type { Alias } from '../answers.js';
import { inputsOf } from '../conditions/inputs-of.js';
import { aliasesIn } from './fill-in.js';
import type { GapRule, Rule, StrengthRule } from './rule.js';

const textsOf = (rule: Rule | GapRule | StrengthRule): readonly string[] => [
  rule.finding,
  rule.action,
  rule.expectedOutcome,
  ...('words' in rule ? Object.values({ ...rule.words }).flat() : []),
];

/**
 * Every answer that the condition or a text of a rule reads, those of the condition first. Texts for
 * a size may name the number of employees besides, which tells the size.
 */
export const inputsOfRule = (rule: Rule | GapRule | StrengthRule): readonly Alias[] => [
  ...new Set([...inputsOf(rule.when), ...textsOf(rule).flatMap(aliasesIn)]),
];
