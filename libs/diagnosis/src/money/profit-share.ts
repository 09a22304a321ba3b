import { formatNumber } from '@ellac/contracts';
import { counted } from '../text/counted.js';
import type { Range } from './money-fact.js';
import { percent } from './books.js';
import { roundToTenth } from './rounding.js';

/** `71% of the profit`; more than all of it as `2.1 times the profit`. The share is in %. */
export const ofProfit = (share: number, profit = 'the profit'): string =>
  share <= 100
    ? `${percent(share)} of ${profit}`
    : `${formatNumber(roundToTenth(share / 100))} times ${profit}`;

const monthsIn = (years: number): number => Math.round(years * 12);

const told = ([low, high]: Range, tell: (value: number) => string): string =>
  tell(low) === tell(high) ? tell(low) : `${tell(low)} to ${tell(high)}`;

/** `1.8 years of profit`; less than a year as `four months of profit`. */
export function yearsOfProfit([low, high]: Range): string {
  if (monthsIn(high) < 12) {
    const months = told([low, high], (years) => counted(monthsIn(years)));
    return `${months} ${monthsIn(high) === 1 ? 'month' : 'months'} of profit`;
  }
  const years = told([low, high], (each) => formatNumber(roundToTenth(each)));
  return years === '1' ? 'one year of profit' : `${years} years of profit`;
}
