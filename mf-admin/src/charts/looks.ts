import type { ChartPalette } from './palette.js';

/** How all charts draw their axes. */
export const axisLooks = ({ quietText, line }: ChartPalette) => ({
  tick: { fill: quietText, fontSize: 12 },
  stroke: line,
});

/** The style of the tooltips of all charts. */
export const tooltipLooks = ({ track, page, line, text }: ChartPalette) => ({
  cursor: { fill: track },
  separator: ': ',
  contentStyle: { backgroundColor: page, borderColor: line, color: text },
  itemStyle: { color: text },
});
