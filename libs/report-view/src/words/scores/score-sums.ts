import { formatScore, type ScoredItem } from '@ellac/contracts';

/** Points are calculated in millionths; those with infinitely many decimals are cut after four. */
const exactDecimals = 6;
const cutDecimals = 4;
const one = 10 ** exactDecimals;

/** An item's row as a reader can follow it by hand. */
export interface ItemSum {
  readonly item: ScoredItem;
  readonly points: string;
  /** Points × weight ÷ 100, without rounding. */
  readonly share: string;
}

/** An area's sum in decimals that leave nothing out. */
export interface AreaSum {
  readonly rows: readonly ItemSum[];
  /** The shares added up, exactly. */
  readonly total: string;
  readonly weight: number;
  /** Whether some points were cut after four decimals. */
  readonly isCut: boolean;
}

/** Points in millionths, cut after some decimals where they go on without end. */
function millionths(points: number, decimals: number): { units: number; isCut: boolean } {
  const units = Math.round(points * one);
  if (Math.abs(points * one - units) < 1e-3) return { units, isCut: false };
  const scale = 10 ** decimals;
  return { units: Math.round(points * scale) * (one / scale), isCut: true };
}

/** Whole hundred-millionths as a decimal number, with at least so many decimals. */
function decimal(hundredMillionths: number, decimals: number): string {
  const digits = String(hundredMillionths).padStart(9, '0');
  const fraction = digits.slice(-8).replace(/0+$/, '').padEnd(decimals, '0');
  return fraction === '' ? digits.slice(0, -8) : `${digits.slice(0, -8)}.${fraction}`;
}

const decimalsOf = (value: string): number => value.split('.')[1]?.length ?? 0;

/**
 * The rows of an area and their sum. Each share has as many decimals as the longest one needs, so
 * that the shares add up exactly to the total.
 */
export function areaSum(items: readonly ScoredItem[]): AreaSum {
  const rows = items.map((item) => ({ item, ...millionths(item.points, cutDecimals) }));
  // Integer arithmetic up to here, so that no step rounds.
  const shares = rows.map(({ item, units }) => units * item.weight);
  const decimals = Math.max(2, ...shares.map((share) => decimalsOf(decimal(share, 0))));
  return {
    rows: rows.map(({ item, units }, index) => ({
      item,
      points: decimal(units * 100, 0),
      share: decimal(shares[index]!, decimals),
    })),
    total: decimal(
      shares.reduce((sum, share) => sum + share, 0),
      decimals,
    ),
    weight: items.reduce((sum, { weight }) => sum + weight, 0),
    isCut: rows.some(({ isCut }) => isCut),
  };
}

/** The mean of the three area scores, which have one decimal, as a sum to follow. */
function meanSum(scores: readonly number[]): { total: string; mean: string } {
  const tenths = scores.reduce((sum, score) => sum + Math.round(score * 10), 0);
  const mean = tenths / 10 / scores.length;
  const exact = Number(mean.toFixed(2));
  const endless = Math.abs(exact - mean) > 1e-9;
  return {
    total: formatScore(tenths / 10),
    mean: endless ? `${(Math.floor(mean * 1000) / 1000).toFixed(3)}…` : String(exact),
  };
}

/** What stands before the sums of an area and of the overall score, in their order. */
export const sumTitles = {
  addedUp: 'Added up',
  score: 'Rounded to one decimal: the score',
  mean: 'Divided by three: the mean',
  overall: 'Rounded to one decimal: the overall score',
} as const;

/** Said where points were cut. */
export const cutNote =
  'Points that go on without end, such as 3.3333, are written with four decimals here.';

/** The steps from the three area scores to the overall score, each with its title. */
export function overallSteps(
  scores: readonly number[],
  overall: number,
): readonly (readonly [title: string, value: string])[] {
  const { total, mean } = meanSum(scores);
  return [
    [sumTitles.addedUp, total],
    [sumTitles.mean, mean],
    [sumTitles.overall, formatScore(overall)],
  ];
}
