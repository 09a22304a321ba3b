import type { Area, ScoredItem } from '@ellac/contracts';
import { Figure } from '@ellac/web';
import { areaNames } from '../area-names.js';
import { Chart } from './chart.js';
import { type BarRow, itemRows } from './chart-rows.js';
import { barRowsHeight } from './chart-sizes.js';

const named = ({ label, text }: BarRow): string => `${label} (${text})`;

/** The title of an area's chart and what a reader should take from it; null without answers. */
export function itemWords(area: Area, rows: readonly BarRow[]) {
  const [weakest, strongest] = [rows[0], rows.at(-1)];
  if (weakest === undefined || strongest === undefined) return null;
  return {
    title: `${areaNames[area]}: the points of each answer, out of 10`,
    message: `Weakest: ${named(weakest)}. Strongest: ${named(strongest)}.`,
  };
}

/** The points of every answer of an area, the weakest first. */
export function ItemFigure({ area, items }: { area: Area; items: readonly ScoredItem[] }) {
  const rows = itemRows(items, area);
  const words = itemWords(area, rows);
  if (words === null) return null;
  return (
    <Figure
      {...words}
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
