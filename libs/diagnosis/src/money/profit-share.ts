import { formatNumber } from '@ellac/contracts';
import { countedToNine } from '../text/counted.js';
import { percent } from './books.js';
import type { Range } from './money-fact.js';
import { roundToTenth } from './rounding.js';

/** Above so many times the profit the number is not printed; judgement. */
const tooMany = 10;

/** `two`, `2.1` */
const tenths = (value: number): string => {
  const rounded = roundToTenth(value);
  return Number.isInteger(rounded) ? countedToNine(rounded) : formatNumber(rounded);
};

/** `71% of the profit`, or `2.1 times the profit` where it is much more. The share is in %. */
export function ofProfit(share: number, profit = 'the profit'): string {
  if (share < 150) return `${percent(share)} of ${profit}`;
  const times = share / 100;
  if (times > tooMany) return `more than ten times ${profit}`;
  return tenths(times) === 'two' ? `twice ${profit}` : `${tenths(times)} times ${profit}`;
}

const told = ([low, high]: Range, tell: (value: number) => string): string =>
  tell(low) === tell(high) ? tell(low) : `${tell(low)} to ${tell(high)}`;

const monthsIn = (years: number): number => Math.round(years * 12);

/** `1.8 years of profit`; what begins below a year as `four months of profit`. */
export function yearsOfProfit(range: Range): string {
  if (range[0] > tooMany) return 'more than ten years of profit';
  if (monthsIn(range[0]) < 12) {
    return `${told(range, (years) => countedToNine(monthsIn(years)))} months of profit`;
  }
  const years = told(range, tenths);
  return years === 'one' ? 'one year of profit' : `${years} years of profit`;
}
