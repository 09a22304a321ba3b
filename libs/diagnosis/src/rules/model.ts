import type { Area } from '@ellac/contracts';
import { inEnglish as factsInEnglish } from '../conditions/fact-in-english.js';
import { inEnglish } from '../conditions/in-english.js';
import { inputsOf } from '../conditions/inputs-of.js';
import type { Alias } from '../model/answers.js';
import { factRules } from './by-facts/fact-rules.js';
import type { PlacedFactRule } from './by-facts/placed-fact-rule.js';
import { gapRules } from './gap-rules.js';
import { ruleIds, type GapRuleId, type StrengthRuleId } from '../model/rule-ids.js';
import type { GapRule, StrengthRule } from './rule.js';
import { areaOfStrength, strengthRules } from './strength-rules.js';

/** A rule on answers with its place in the model and what follows from its condition. */
export interface Placed<Id, Rule> {
  readonly id: Id;
  readonly area: Area;
  readonly rule: Rule;
  /** The answers that its condition reads. */
  readonly inputs: readonly Alias[];
  /** When the rule speaks, in words with its thresholds. */
  readonly condition: string;
}

const gapOf = (id: GapRuleId, area: Area): Placed<GapRuleId, GapRule> => {
  const rule = gapRules[id];
  return { id, area, rule, inputs: inputsOf(rule.when), condition: inEnglish(rule.when) };
};

/** The rules on answers that point to a gap, in the order of the model. */
export const gaps: readonly Placed<GapRuleId, GapRule>[] = [
  ...ruleIds.systems.map((id) => gapOf(id, 'systems')),
  ...ruleIds.leadership.map((id) => gapOf(id, 'leadership')),
  ...ruleIds.market.map((id) => gapOf(id, 'market')),
];

/** The rules on facts, in the order of their ids, each with its condition in words. */
export const factGaps: readonly (PlacedFactRule & { readonly condition: string })[] =
  ruleIds.facts.map((id) => {
    const rule = factRules.find((each) => each.id === id)!;
    return { ...rule, condition: factsInEnglish(rule.when) };
  });

/** The rules that point to a strength, in the order of the model. */
export const strengths: readonly Placed<StrengthRuleId, StrengthRule>[] = ruleIds.strength.map(
  (id) => {
    const rule = strengthRules[id];
    return {
      id,
      area: areaOfStrength(id),
      rule,
      inputs: inputsOf(rule.when),
      condition: inEnglish(rule.when),
    };
  },
);
