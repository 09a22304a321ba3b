import type { Answers } from '../model/answers.js';
import {
  comparisonIn,
  type Comparison,
  type Condition,
  type Ground,
  type Limit,
} from './condition.js';
import { givenAnswers } from './given.js';
import { judgements } from './judgements.js';
import { derivedQuantities, isDerived, type Quantity } from './quantities.js';

const compare: Readonly<Record<Comparison, (value: number, limit: number) => boolean>> = {
  atLeast: (value, limit) => value >= limit,
  atMost: (value, limit) => value <= limit,
  above: (value, limit) => value > limit,
  below: (value, limit) => value < limit,
};

const valueOf = (quantity: Quantity, answers: Answers): number =>
  isDerived(quantity) ? derivedQuantities[quantity].of(answers) : answers[quantity];

/** The limit as a number, for these answers. */
export function limitOf(limit: Limit, answers: Answers): number {
  if (typeof limit === 'number') return limit;
  if (typeof limit === 'string') return valueOf(limit, answers);
  if ('half' in limit) return valueOf(limit.half, answers) / 2;
  const [factor, quantity] = limit.times;
  return factor * valueOf(quantity, answers);
}

/** Whether a condition holds for what is known of a business. */
export function holds(condition: Condition, ground: Ground): boolean {
  const { answers } = ground;
  if ('all' in condition) return condition.all.every((each) => holds(each, ground));
  if ('any' in condition) return condition.any.some((each) => holds(each, ground));
  if ('not' in condition) return !holds(condition.not, ground);
  if ('between' in condition) {
    const [quantity, from, to] = condition.between;
    const value = valueOf(quantity, answers);
    return value >= from && value <= to;
  }
  if ('is' in condition) {
    const [alias, value] = condition.is;
    return answers[alias] === value;
  }
  if ('has' in condition) {
    const [list, value] = condition.has;
    const ticked: readonly string[] = answers[list];
    return ticked.includes(value);
  }
  if ('count' in condition) {
    const [list, how, count] = condition.count;
    return compare[how](answers[list].length, count);
  }
  if ('given' in condition)
    return condition.given.every((alias) => givenAnswers[alias].of(answers));
  if ('judged' in condition) return judgements[condition.judged].of(answers);
  const [how, quantity, limit] = comparisonIn(condition);
  return compare[how](valueOf(quantity, answers), limitOf(limit, answers));
}
