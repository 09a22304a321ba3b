import type { Area, ScoredItem } from '@ellac/contracts';

/** The points of an area that an answer leaves unearned, by its weight. */
const lost = ({ points, weight }: ScoredItem): number => (10 - points) * weight;

/** Points out of ten from which an answer is not called a loss beside others; judgement. */
const halfway = 5;

/**
 * The answer by which an area loses most, if possible one with less than half its points; null where
 * it loses nothing.
 */
export function decidingItem(items: readonly ScoredItem[], area: Area): ScoredItem | null {
  const [most] = items
    .filter((item) => item.area === area)
    .sort(
      (one, other) =>
        Number(one.points >= halfway) - Number(other.points >= halfway) || lost(other) - lost(one),
    );
  return most === undefined || lost(most) === 0 ? null : most;
}
