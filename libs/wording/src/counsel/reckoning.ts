import { addDays, addMonths } from '@ellac/diagnosis/parts';
import type { Operation } from './counsel-words.js';
import type { Quantity, Unit } from './quantity.js';

const times: readonly Unit[] = ['hours', 'days', 'weeks', 'months', 'years'];
const isTime = (unit: Unit): boolean => times.includes(unit);

type Amount = Extract<Quantity, { readonly unit: Unit }>;

/** A hundred years in each unit: no plan goes further, and it keeps dates within their range. */
const farthest: Readonly<Partial<Record<Unit, number>>> = {
  days: 36_500,
  weeks: 5_200,
  months: 1_200,
  years: 100,
};

function shifted(date: string, { value, unit }: Amount, sign: 1 | -1): Quantity | null {
  if (value > (farthest[unit] ?? 0)) return null;
  const by = Math.round(value) * sign;
  if (unit === 'days') return { date: addDays(date, by) };
  if (unit === 'weeks') return { date: addDays(date, by * 7) };
  if (unit === 'months') return { date: addMonths(date, by) };
  return unit === 'years' ? { date: addMonths(date, by * 12) } : null;
}

function product(left: Amount, right: Amount): Quantity | null {
  if (left.unit === 'percent' && right.unit === 'percent')
    return { value: (left.value * right.value) / 100, unit: 'percent' };
  if (right.unit === 'percent') return { value: (left.value * right.value) / 100, unit: left.unit };
  if (left.unit === 'percent') return product(right, left);
  if (right.unit === 'count') return { value: left.value * right.value, unit: left.unit };
  if (left.unit === 'count') return product(right, left);
  // An amount for each week, times a number of weeks.
  if (left.unit === 'money' && isTime(right.unit))
    return { value: left.value * right.value, unit: 'money' };
  return right.unit === 'money' && isTime(left.unit) ? product(right, left) : null;
}

function quotient(left: Amount, right: Amount): Quantity | null {
  if (right.value === 0) return null;
  if (left.unit === right.unit) return { value: left.value / right.value, unit: 'count' };
  if (right.unit === 'percent') return { value: (left.value / right.value) * 100, unit: left.unit };
  // An amount divided by a count, or spread over a period.
  const isShared = right.unit === 'count' || (left.unit === 'money' && isTime(right.unit));
  if (isShared || (left.unit === 'count' && isTime(right.unit)))
    return { value: left.value / right.value, unit: left.unit };
  return null;
}

function ofAmounts(left: Amount, operation: Operation, right: Amount): Quantity | null {
  const isSame = left.unit === right.unit;
  switch (operation) {
    case 'plus':
      return isSame ? { value: left.value + right.value, unit: left.unit } : null;
    case 'minus':
      return isSame ? { value: left.value - right.value, unit: left.unit } : null;
    case 'shareOf':
      return isSame && right.value !== 0
        ? { value: (left.value / right.value) * 100, unit: 'percent' }
        : null;
    case 'times':
      return product(left, right);
    case 'dividedBy':
      return quotient(left, right);
    case 'before':
    case 'after':
      return null;
  }
}

/** The result of an operation; null where the units do not fit, such as money plus weeks. */
export function reckoned(left: Quantity, operation: Operation, right: Quantity): Quantity | null {
  const isShift = operation === 'before' || operation === 'after';
  if ('date' in left) return null;
  if ('date' in right)
    return isShift ? shifted(right.date, left, operation === 'after' ? 1 : -1) : null;
  return ofAmounts(left, operation, right);
}
