import type { TwoMarks } from './report.js';

/** The distance in points from which ratings and facts are shown separately; judgement. */
const farApart = 3;

const tenths = (score: number): number => Math.round(score * 10);

/**
 * Whether the ratings and the facts of an area differ so much that a reader should see both. The
 * marks are compared as they are shown, with one decimal.
 */
export const areFarApart = ({ ratings, facts }: TwoMarks): boolean =>
  Math.abs(tenths(ratings) - tenths(facts)) >= tenths(farApart);
