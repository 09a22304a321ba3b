import type { ScoredItem } from '@ellac/contracts';
import { answerPathOf, type Alias, type Answers } from './answers.js';
import { isSolo } from './derived.js';
import type { FiredRule } from './diagnosis.js';
import { consistencyRules } from './rules/consistency.js';
import { fillIn } from './rules/fill-in.js';
import { holds } from './rules/holds.js';
import { leadershipRules } from './rules/leadership.js';
import { marketRules } from './rules/market.js';
import type { Resources, Rule } from './rules/rule.js';
import { strengthRules } from './rules/strengths.js';
import { systemsRules } from './rules/systems.js';
import { scoredItems } from './scored-items.js';

/** All rules, in the order of the model. */
export const ruleGroups: readonly {
  readonly area: FiredRule['area'];
  readonly rules: readonly Rule[];
}[] = [
  { area: 'systems', rules: systemsRules },
  { area: 'leadership', rules: leadershipRules },
  { area: 'market', rules: marketRules },
  { area: 'consistency', rules: consistencyRules },
  { area: 'strength', rules: strengthRules },
];

const inWords = ({ owner, staff, outside }: Resources, solo: boolean): readonly string[] =>
  [`Owner: ${owner}`, solo ? undefined : staff, outside].filter((who) => who !== undefined);

function urgencyOf(rule: Rule, breakdown: readonly ScoredItem[]): number {
  const touched = scoredItems.flatMap((item, index) =>
    item.answers.some((alias) => rule.inputs.includes(alias)) ? [breakdown[index]!] : [],
  );
  return touched.reduce((sum, { weight, points }) => sum + weight * (10 - points), 0);
}

/** The rules that hold, told by `tell`; none of which an answer is marked as not known. */
export function fireRules(
  answers: Answers,
  notKnown: ReadonlySet<Alias>,
  breakdown: readonly ScoredItem[],
  tell = (text: string): string => fillIn(text, answers),
): readonly FiredRule[] {
  const fire = (area: FiredRule['area'], rule: Rule): FiredRule => ({
    id: rule.id,
    area,
    condition: rule.condition,
    published: rule.published ?? [],
    finding: tell(rule.finding),
    action: tell(rule.action),
    expectedOutcome: tell(rule.expectedOutcome),
    priority: rule.priority,
    timeline: rule.timeline,
    resources: rule.resources ? inWords(rule.resources, isSolo(answers)) : [],
    evidence: rule.inputs.map((alias) => answerPathOf[alias]),
    sources: rule.sources,
    urgency: urgencyOf(rule, breakdown),
  });
  return ruleGroups.flatMap(({ area, rules }) =>
    rules.filter((rule) => holds(rule, answers, notKnown)).map((rule) => fire(area, rule)),
  );
}
