import { areas, type Area } from '@ellac/contracts';
import { inEnglish as factsInEnglish } from '../conditions/facts/fact-in-english.js';
import type { Condition } from '../conditions/condition.js';
import { inEnglish } from '../conditions/english/in-english.js';
import { inputsOf } from '../conditions/inputs-of.js';
import type { Alias } from '../model/answers.js';
import { factRules } from './by-facts/fact-rules.js';
import type { PlacedFactRule } from './by-facts/placed-fact-rule.js';
import { gapRules } from './gap-rules.js';
import type { GapRule, StrengthRule } from './rule.js';
import type { FactRuleId, GapRuleId, StepRuleId, StrengthRuleId } from './rule-ids.js';
import { strengthRules } from './strength-rules.js';

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

type Rules<Id extends string, Rule> = Readonly<Partial<Record<Id, Rule>>>;

const placedIn = <Id extends string, Rule extends { readonly when: Condition }>(
  area: Area,
  rules: Rules<Id, Rule>,
): readonly Placed<Id, Rule>[] =>
  (Object.entries(rules) as [Id, Rule][]).map(([id, rule]) => ({
    id,
    area,
    rule,
    inputs: inputsOf(rule.when),
    condition: inEnglish(rule.when),
  }));

const inOrder = <Each>(all: readonly Each[], keyOf: (each: Each) => string): readonly Each[] =>
  all.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

const topicsByArea: Readonly<Record<Area, readonly Rules<GapRuleId, GapRule<StepRuleId>>[]>> =
  gapRules;
const strengthsByArea: Readonly<Record<Area, Rules<StrengthRuleId, StrengthRule>>> = strengthRules;

/** The rules on answers that point to a gap, in the order of the model: by area, then by id. */
export const gaps: readonly Placed<GapRuleId, GapRule<StepRuleId>>[] = areas.flatMap((area) =>
  inOrder(
    topicsByArea[area].flatMap((topic) => placedIn(area, topic)),
    ({ id, rule }) => `${rule.follows ?? ''}${id}`,
  ),
);

type PlacedFact = PlacedFactRule<FactRuleId, GapRuleId>;

/** The rules on facts, in the order of their ids, each with its condition in words. */
export const factGaps: readonly (PlacedFact & { readonly condition: string })[] = inOrder(
  factRules.map((rule: PlacedFact) => ({ ...rule, condition: factsInEnglish(rule.when) })),
  ({ id }) => id,
);

/** The rules that point to a strength, in the order of their ids. */
export const strengths: readonly Placed<StrengthRuleId, StrengthRule>[] = inOrder(
  areas.flatMap((area) => placedIn(area, strengthsByArea[area])),
  ({ id }) => id,
);
