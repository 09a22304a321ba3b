import type { Alias, Answers } from '../../model/answers.js';
import { goodNetMargin } from '../../model/derived.js';
import {
  comparisonIn,
  type Comparison,
  type FactCondition,
  type FactGround,
  type Limit,
} from './fact-condition.js';
import { factsFor } from './fact-matches.js';

const compare: Readonly<Record<Comparison, (value: number, limit: number) => boolean>> = {
  atLeast: (value, limit) => value >= limit,
  atMost: (value, limit) => value <= limit,
  above: (value, limit) => value > limit,
  below: (value, limit) => value < limit,
};

const limitOf = (limit: Limit, answers: Answers): number =>
  typeof limit === 'number' ? limit : goodNetMargin(answers) / 2;

/** A margin of 0 counts where the other one is not 0. */
const isGiven: Readonly<Record<'rev' | 'nm', (answers: Answers) => boolean>> = {
  rev: ({ rev }) => rev > 0,
  nm: ({ nm, gm }) => nm !== 0 || gm !== 0,
};

/** Whether a condition holds; a comparison of an answer that is marked as not known does not. */
export function holds(condition: FactCondition, ground: FactGround): boolean {
  const { answers, notKnown, facts, situation, money } = ground;
  const knows = (alias: Alias): boolean => !notKnown.has(alias);
  if ('all' in condition) return condition.all.every((each) => holds(each, ground));
  if ('any' in condition) return condition.any.some((each) => holds(each, ground));
  if ('not' in condition) return !holds(condition.not, ground);
  if ('fact' in condition) return factsFor(condition, facts).length >= (condition.times ?? 1);
  if ('situation' in condition) {
    const { variant } = condition;
    const isOfVariant = variant === undefined || situation.variant === variant;
    return condition.situation.includes(situation.id) && isOfVariant;
  }
  if ('money' in condition) return money.some(({ id }) => id === condition.money);
  if ('pack' in condition) return ground.flags[condition.pack];
  if ('newPart' in condition) return ground.namesNewPart;
  if ('noStrategy' in condition) return !ground.hasStrategy;
  if ('given' in condition) {
    return condition.given.every((alias) => knows(alias) && isGiven[alias](answers));
  }
  if ('count' in condition) {
    const [list, how, count] = condition.count;
    return knows(list) && compare[how](answers[list].length, count);
  }
  const [how, alias, limit] = comparisonIn(condition);
  return knows(alias) && compare[how](answers[alias], limitOf(limit, answers));
}
