import type { Fact } from '../fact.js';

/**
 * The points, out of 10, from which an answer is good news, and up to which it is bad news;
 * judgement.
 */
const limits = { good: 6.5, poor: 4 };

/** Whether so many of 10 points are good news. */
export function standingOf(points: number): NonNullable<Fact['standing']> {
  if (points >= limits.good) return 'good';
  return points <= limits.poor ? 'poor' : 'middling';
}
