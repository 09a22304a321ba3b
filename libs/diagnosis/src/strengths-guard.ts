import { areFarApart, type Area } from '@ellac/contracts';
import { goodNetMargin } from './model/derived.js';
import type { Ground } from './situation/ground.js';
import type { StrengthRule } from './rules/rule.js';

/**
 * Whether the facts do not support a strength: the ratings are far above the facts of their area,
 * or the margin is mostly the owner's own pay. A pay that the owner gave is already deducted.
 */
export function isOverrated(
  { supportedBy }: StrengthRule,
  area: Area,
  { marks, money, answers }: Pick<Ground, 'marks' | 'money' | 'answers'>,
): boolean {
  if (supportedBy === undefined) return false;
  const { ratings, facts } = marks[area];
  if (supportedBy === 'facts') return areFarApart(marks[area]) && ratings > facts;
  const restated = money.find((fact) => fact.id === 'restated');
  if (restated?.values.assumedPay === undefined) return false;
  return restated.values.leftMargin[0] < supportedBy.marginAfterPay * goodNetMargin(answers);
}
