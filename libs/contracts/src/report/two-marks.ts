import type { TwoMarks } from './report.js';

/** From this distance ratings and facts are told apart, in points; judgement. */
const farApart = 3;

const tenths = (score: number): number => Math.round(score * 10);

/**
 * Whether the ratings and the facts of an area differ so much that a reader should see both. It
 * goes by the marks as they are shown, with one decimal.
 */
export const areFarApart = ({ ratings, facts }: TwoMarks): boolean =>
  Math.abs(tenths(ratings) - tenths(facts)) >= tenths(farApart);
