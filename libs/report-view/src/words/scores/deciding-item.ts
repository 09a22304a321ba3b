import type { Area, ScoredItem } from '@ellac/contracts';

/** The points of an area that an answer leaves unearned, by its weight. */
const lost = ({ points, weight }: ScoredItem): number => (10 - points) * weight;

/** The answer by which an area loses most; null where it loses nothing. */
export function decidingItem(items: readonly ScoredItem[], area: Area): ScoredItem | null {
  const [most] = items
    .filter((item) => item.area === area)
    .sort((one, other) => lost(other) - lost(one));
  return most === undefined || lost(most) === 0 ? null : most;
}
