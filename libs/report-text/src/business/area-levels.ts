import { areas, type Area, type ScoredItem } from '@ellac/contracts';
import type { Diagnosis } from '@ellac/diagnosis/parts';

/**
 * The share of an area's weight, in %, below which the report asks questions instead of judging.
 */
export const halfKnown = 50;

/** The areas as they stand inside a sentence. */
export const areaNames: Readonly<Record<Area, string>> = {
  systems: 'business systems',
  leadership: 'leadership',
  market: 'market context',
};

/** Smaller differences are noise. */
const tellingDifference = 0.5;

export interface Contrast {
  readonly strongest: Area;
  readonly weakest: Area;
  readonly distance: number;
  /** Whether the areas differ by more than noise. */
  readonly telling: boolean;
}

/** The strongest and the weakest area; the first in the order of the model where two are equal. */
export function contrastOf({ areaScores }: Diagnosis): Contrast {
  const ranked = [...areas].sort((one, other) => areaScores[other] - areaScores[one]);
  const [strongest, weakest] = [ranked[0]!, ranked.at(-1)!];
  const distance = Math.round((areaScores[strongest] - areaScores[weakest]) * 10) / 10;
  return { strongest, weakest, distance, telling: distance >= tellingDifference };
}

/** The scored items of an area, in the order of the model. */
export const itemsOf = ({ breakdown }: Diagnosis, area: Area): readonly ScoredItem[] =>
  breakdown.filter((item) => item.area === area);

/** How much of an area's weight was answered, in per cent. */
export const knownShare = (items: readonly ScoredItem[]): number =>
  items.filter((item) => item.given).reduce((sum, item) => sum + item.weight, 0);

/** The points of the area's score that an item can still gain, 0–10. */
export const missingPoints = ({ weight, points }: ScoredItem): number =>
  (weight * (10 - points)) / 100;

/** The points that an item contributes to the area's score, 0–10. */
export const earnedPoints = ({ weight, points }: ScoredItem): number => (weight * points) / 100;
