import type { Area } from '@ellac/contracts';
import type { Alias } from '../answers.js';
import { inEnglish } from '../conditions/in-english.js';
import { consistencyRules } from './consistency-rules.js';
import { gapRules } from './gap-rules.js';
import {
  ruleIds,
  type ConsistencyRuleId,
  type GapRuleId,
  type RuleId,
  type StrengthRuleId,
} from './ids.js';
import { inputsOfRule } from './inputs.js';
import type { ConsistencyRule, GapRule, StrengthRule } from './rule.js';
import { strengthRules } from './strength-rules.js';

/** A rule with its place in the model and what follows from its condition. */
export interface Placed<Id extends RuleId, Place, Rule> {
  readonly id: Id;
  readonly area: Place;
  readonly rule: Rule;
  readonly inputs: readonly Alias[];
  /** When the rule speaks, in words with its thresholds. */
  readonly condition: string;
}

function placed<Id extends RuleId, Place, Rule extends GapRule | StrengthRule | ConsistencyRule>(
  ids: readonly Id[],
  area: Place,
  rules: Readonly<Record<Id, Rule>>,
): readonly Placed<Id, Place, Rule>[] {
  return ids.map((id) => {
    const rule = rules[id];
    return { id, area, rule, inputs: inputsOfRule(rule), condition: inEnglish(rule.when) };
  });
}

const gapsOf = (area: Area): readonly Placed<GapRuleId, Area, GapRule>[] =>
  placed<GapRuleId, Area, GapRule>(ruleIds[area], area, gapRules);

/** The rules that point to a gap, in the order of the model. */
export const gaps = [...gapsOf('systems'), ...gapsOf('leadership'), ...gapsOf('market')];

/** The questions about answers that do not fit together, in the order of the model. */
export const questions: readonly Placed<ConsistencyRuleId, 'consistency', ConsistencyRule>[] =
  placed(ruleIds.consistency, 'consistency', consistencyRules);

/** The rules that point to a strength, in the order of the model. */
export const strengths: readonly Placed<StrengthRuleId, 'strength', StrengthRule>[] = placed(
  ruleIds.strength,
  'strength',
  strengthRules,
);

/** All rules in the order of the model. */
export const model = [...gaps, ...questions, ...strengths] as const;
