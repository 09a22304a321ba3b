import { formatNumber, type ScoredItem } from '@ellac/contracts';

/** Two decimals, which is as exact as a printed sum gets. */
const twoDecimals = (value: number): string => (Math.round((value + 1e-9) * 100) / 100).toFixed(2);

/** The sum of an area in at most two decimals. */
export interface RoundedSum {
  readonly rows: readonly {
    readonly item: ScoredItem;
    readonly points: string;
    /** Points × weight ÷ 100. */
    readonly share: string;
  }[];
  /** The shares added up before they were rounded. */
  readonly total: string;
  /** Per cent. */
  readonly weight: string;
}

/** How an area's score is added up, for paper. */
export const roundedSum = (items: readonly ScoredItem[]): RoundedSum => ({
  rows: items.map((item) => ({
    item,
    points: formatNumber(item.points),
    share: twoDecimals((item.points * item.weight) / 100),
  })),
  total: twoDecimals(items.reduce((sum, { points, weight }) => sum + (points * weight) / 100, 0)),
  weight: formatNumber(items.reduce((sum, { weight }) => sum + weight, 0)),
});

/** The mean of the area scores as they are shown, which have one decimal. */
export const roundedMean = (scores: readonly number[]): { total: string; mean: string } => {
  const tenths = scores.reduce((sum, score) => sum + Math.round(score * 10), 0);
  return { total: (tenths / 10).toFixed(1), mean: twoDecimals(tenths / 10 / scores.length) };
};

/** Why the shares may miss their sum by a hundredth. */
export const roundingNote =
  'Points and shares are rounded to two decimals here; the sums are made from the exact ones.';
