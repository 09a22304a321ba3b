import { areFarApart, type Area } from '@ellac/contracts';
import { goodNetMargin } from './model/derived.js';
import type { Ground } from './situation/ground.js';
import type { StrengthRuleId } from './rules/rule-ids.js';

/** Strengths that rest on what the owner rated. */
const onRatings: ReadonlySet<StrengthRuleId> = new Set(['P-06', 'P-10', 'P-13']);

/**
 * For strengths of the margin: how many times a good margin must remain after a fair pay;
 * judgement.
 */
const onMargin: Readonly<Partial<Record<StrengthRuleId, number>>> = { 'P-07': 1.5, 'P-11': 1 };

/**
 * Whether the facts do not support a strength: the ratings are far above the facts of their area,
 * or the margin is mostly the owner's own pay. A pay that the owner gave is already deducted.
 */
export function isOverrated(
  id: StrengthRuleId,
  area: Area,
  { marks, money, answers }: Pick<Ground, 'marks' | 'money' | 'answers'>,
): boolean {
  const { ratings, facts } = marks[area];
  if (onRatings.has(id)) return areFarApart(marks[area]) && ratings > facts;
  const factor = onMargin[id];
  const restated = money.find((fact) => fact.id === 'restated');
  if (factor === undefined || restated?.values.assumedPay === undefined) return false;
  return restated.values.leftMargin[0] < factor * goodNetMargin(answers);
}
