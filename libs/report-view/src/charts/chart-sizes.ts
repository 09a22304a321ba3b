/** Pixels, so that a chart's place is kept before the chart is there. */
export const barRow = 36;
export const shareRow = 68;
export const scaleHeight = 20;

/** Where the first row of `BarRows` begins; the levels' names stand above it. */
export const barRowsTop = (withLevels: boolean): number => (withLevels ? scaleHeight + 8 : 8);

/** The height of `BarRows`; with the levels it has a scale below. */
export const barRowsHeight = (rows: number, withLevels = false): number =>
  barRowsTop(withLevels) + rows * barRow + (withLevels ? scaleHeight : 0);

/** The height of `ShareRows`. */
export const shareRowsHeight = (rows: number): number => rows * shareRow;
