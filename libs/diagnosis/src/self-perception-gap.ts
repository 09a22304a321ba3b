import type { ScoredItem } from '@ellac/contracts';
import type { Alias, Answers } from './answers.js';
import { allRatingsEqual } from './derived.js';
import { roundScore, type Scoring } from './scoring.js';

const selfRatings: readonly Alias[] = ['proc', 'indep', 'docu', 'trans', 'plan', 'deleg'];
const facts: readonly Alias[] = ['ownerS', 'absd', 'funcs', 'rels', 'elems', 'pd'];

/** Below this the facts are too few to hold the ratings against, in whole per cent; judgement. */
const enoughAnswers = 90;

const meanPoints = (breakdown: readonly ScoredItem[], ids: readonly string[]): number =>
  breakdown.filter(({ id }) => ids.includes(id)).reduce((sum, { points }) => sum + points, 0) /
  ids.length;

/**
 * How much higher (+) or lower (−) the owner rates the business than its facts do, in points with
 * one decimal. Facts of small firms are lower than a neutral rating, so +1 to +2 is usual.
 */
export const selfPerceptionGap = (breakdown: readonly ScoredItem[]): number =>
  roundScore(meanPoints(breakdown, selfRatings) - meanPoints(breakdown, facts));

/** The gap where it means something: null where all ratings are equal or many answers are open. */
export const shownSelfPerceptionGap = (
  answers: Answers,
  { breakdown, completeness }: Scoring,
): number | null =>
  allRatingsEqual(answers) || completeness < enoughAnswers ? null : selfPerceptionGap(breakdown);
