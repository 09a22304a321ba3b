/** One value of a chart. */
export interface ChartRow {
  readonly label: string;
  readonly value: number;
}

/** What stands over a chart and over the columns of its table. */
export interface ChartTitles {
  readonly title: string;
  readonly labelTitle: string;
  readonly valueTitle: string;
}

/** Pixels. */
export const chartHeight = 140;

/** The rows of the table beside a chart. */
export const tableRows = (rows: readonly ChartRow[]): string[][] =>
  rows.map(({ label, value }) => [label, `${value}`]);
