/** Pixels, so that a chart's place is kept before the chart is there. */
export const barRow = 36;
export const scaleHeight = 20;
export const shareRow = 72;

/** The height of `BarRows`; with the levels it has a scale above and below. */
export const barRowsHeight = (rows: number, withLevels = false): number =>
  rows * barRow + 8 + (withLevels ? 2 * scaleHeight : 0);

/** The height of `ShareRows`. */
export const shareRowsHeight = (rows: number): number => rows * shareRow;
