import type { Area, ScoredItem } from '@ellac/contracts';
import { Figure } from '@ellac/web';
import { areaNames } from '../words/area-names.js';
import { Chart } from './chart.js';
import { type BarRow, itemRows } from '../pieces/chart-rows.js';
import { barRowsHeight } from './chart-sizes.js';
import { extremesOf } from './extremes.js';

/** The title of an area's chart and what a reader should take from it. */
export const itemWords = (area: Area, rows: readonly BarRow[]) => ({
  title: `${areaNames[area]}: the points of each answer, out of 10`,
  message: extremesOf(rows),
});

/** The points of every answer of an area, the weakest first. */
export function ItemFigure({ area, items }: { area: Area; items: readonly ScoredItem[] }) {
  const rows = itemRows(items, area);
  if (rows.length === 0) return null;
  return (
    <Figure
      {...itemWords(area, rows)}
      columns={['Question', 'Points']}
      rows={rows.map(({ label, text }) => [label, text])}
      height={barRowsHeight(rows.length)}
    >
      <Chart
        draw={({ BarRows }, width, palette) => (
          <BarRows rows={rows} width={width} palette={palette} />
        )}
      />
    </Figure>
  );
}
