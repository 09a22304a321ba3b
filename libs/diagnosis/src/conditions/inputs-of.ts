import type { Alias } from '../model/answers.js';
import { comparisonIn, type Condition, type Limit } from './condition.js';
import { givenAnswers } from './given.js';
import { judgements } from './judgements.js';
import { derivedQuantities, isDerived, type Quantity } from './quantities.js';

const readFor = (quantity: Quantity): readonly Alias[] =>
  isDerived(quantity) ? derivedQuantities[quantity].reads : [quantity];

function readForLimit(limit: Limit): readonly Alias[] {
  if (typeof limit === 'number') return [];
  if (typeof limit === 'string') return readFor(limit);
  return readFor('half' in limit ? limit.half : limit.times[1]);
}

function readBy(condition: Condition): readonly Alias[] {
  if ('all' in condition) return condition.all.flatMap(readBy);
  if ('any' in condition) return condition.any.flatMap(readBy);
  if ('not' in condition) return readBy(condition.not);
  if ('between' in condition) return readFor(condition.between[0]);
  if ('is' in condition) return [condition.is[0]];
  if ('has' in condition) return [condition.has[0]];
  if ('count' in condition) return [condition.count[0]];
  if ('given' in condition) return condition.given.flatMap((alias) => givenAnswers[alias].reads);
  if ('judged' in condition) return judgements[condition.judged].reads;
  const [, quantity, limit] = comparisonIn(condition);
  return [...readFor(quantity), ...readForLimit(limit)];
}

/** The answers that a condition reads, each once, in the order in which it names them. */
export const inputsOf = (condition: Condition): readonly Alias[] => [...new Set(readBy(condition))];
