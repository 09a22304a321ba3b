import { areas, areFarApart, type Area, type ScoredItem, type TwoMarks } from '@ellac/contracts';
import { isRating } from './ratings.js';
import { roundScore } from './scoring.js';

/** Whether the facts of an area are far better than its ratings. */
export const isUnderrated = (marks: TwoMarks): boolean =>
  areFarApart(marks) && marks.facts > marks.ratings;

function weightedMean(items: readonly ScoredItem[]): number {
  const weight = items.reduce((sum, item) => sum + item.weight, 0);
  return roundScore(items.reduce((sum, item) => sum + item.weight * item.points, 0) / weight);
}

/**
 * Both marks of each area, each item with the weight that it has in the area's score. Ratings that
 * were left as the form came say nothing; an area without others has the mark of its facts twice.
 */
export function twoMarksOf(
  breakdown: readonly ScoredItem[],
  untouched: ReadonlySet<string> = new Set(),
): Readonly<Record<Area, TwoMarks>> {
  const marksOf = (area: Area): TwoMarks => {
    const items = breakdown.filter((item) => item.area === area);
    const facts = weightedMean(items.filter(({ id }) => !isRating(id)));
    const ratings = items.filter(({ id }) => isRating(id) && !untouched.has(id));
    return { ratings: ratings.length === 0 ? facts : weightedMean(ratings), facts };
  };
  const [systems, leadership, market] = areas.map(marksOf) as [TwoMarks, TwoMarks, TwoMarks];
  return { systems, leadership, market };
}
