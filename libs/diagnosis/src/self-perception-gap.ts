import type { ScoredItem } from '@ellac/contracts';
import { type Alias, answerPathOf } from './model/answers.js';
import { ratingIds } from './model/ratings.js';
import { roundScore, type Scoring } from './model/scoring.js';
import type { Situation } from './situation/situation.js';

/** The ratings of the business and of its leadership, which speak of the same as the facts below. */
const selfRatings: readonly Alias[] = ratingIds.filter((id) =>
  /^(business|leadership)_assessment\./.test(answerPathOf[id]),
);
const facts: readonly Alias[] = ['ownerS', 'absd', 'funcs', 'rels', 'elems', 'pd'];

const meanPoints = (breakdown: readonly ScoredItem[], ids: readonly string[]): number =>
  breakdown.filter(({ id }) => ids.includes(id)).reduce((sum, { points }) => sum + points, 0) /
  ids.length;

/**
 * How much higher (+) or lower (−) the owner rates the business than its facts do, in points with
 * one decimal. Facts of small firms are lower than a neutral rating, so +1 to +2 is usual.
 */
export const selfPerceptionGap = (breakdown: readonly ScoredItem[]): number =>
  roundScore(meanPoints(breakdown, selfRatings) - meanPoints(breakdown, facts));

/**
 * The gap; null where too little is known for it to mean something, or where the owner left a
 * rating as the form came.
 */
export const shownSelfPerceptionGap = (
  situation: Situation,
  { breakdown }: Scoring,
  untouched: ReadonlySet<string>,
): number | null =>
  situation.id === 'too-little' || selfRatings.some((alias) => untouched.has(alias))
    ? null
    : selfPerceptionGap(breakdown);
