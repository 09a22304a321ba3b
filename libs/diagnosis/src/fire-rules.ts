import type { ScoredItem } from '@ellac/contracts';
import { answerPathOf, type Alias, type Answers } from './answers.js';
import { isSolo } from './derived.js';
import type { Fired, FiredRule } from './diagnosis.js';
import { fillIn } from './rules/fill-in.js';
import { fires } from './rules/fires.js';
import type { RuleId } from './rules/ids.js';
import { gaps, questions, strengths, type Placed } from './rules/model.js';
import type { ConsistencyRule, GapRule, Resources, StrengthRule } from './rules/rule.js';
import { scoredItems } from './scored-items.js';

const inWords = ({ owner, staff, outside }: Resources, solo: boolean): readonly string[] =>
  [`Owner: ${owner}`, solo ? undefined : staff, outside].filter((who) => who !== undefined);

function urgencyOf(inputs: readonly Alias[], breakdown: readonly ScoredItem[]): number {
  const touched = scoredItems.flatMap((item, index) =>
    item.answers.some((alias) => inputs.includes(alias)) ? [breakdown[index]!] : [],
  );
  return touched.reduce((sum, { weight, points }) => sum + weight * (10 - points), 0);
}

/**
 * All rules whose condition holds, in the order of the model, with texts rendered by `tell`. A rule
 * is left out if the owner marked one of its inputs as not known.
 */
export function fireRules(
  answers: Answers,
  notKnown: ReadonlySet<Alias>,
  breakdown: readonly ScoredItem[],
  tell = (text: string): string => fillIn(text, answers),
): readonly FiredRule[] {
  const fire = <Id extends RuleId, Place>({
    id,
    area,
    rule,
    inputs,
    condition,
  }: Placed<Id, Place, GapRule | StrengthRule | ConsistencyRule>): readonly Fired<Id, Place>[] => {
    if (!fires(rule.when, inputs, answers, notKnown)) return [];
    const advises = 'resources' in rule;
    return [
      {
        id,
        area,
        condition: advises ? condition : undefined,
        published: advises ? (rule.published ?? []) : [],
        finding: tell(rule.finding),
        action: tell(rule.action),
        expectedOutcome: tell(rule.expectedOutcome),
        priority: rule.priority,
        timeline: rule.timeline,
        resources: advises ? inWords(rule.resources, isSolo(answers)) : [],
        evidence: inputs.map((alias) => answerPathOf[alias]),
        sources: rule.sources,
        urgency: urgencyOf(inputs, breakdown),
      },
    ];
  };
  return [...gaps.flatMap(fire), ...questions.flatMap(fire), ...strengths.flatMap(fire)];
}
