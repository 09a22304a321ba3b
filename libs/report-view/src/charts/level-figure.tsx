import { changeThreshold, type Analysis } from '@ellac/contracts';
import { Figure } from '@ellac/web';
import { Chart } from './chart.js';
import { areaRows, type BarRow } from '../pieces/chart-rows.js';
import { barRowsHeight } from './chart-sizes.js';
import { extremesOf } from './extremes.js';

export const levelTitle = 'Where each area stands, from weak to strong';

/** A sentence on the strongest and the weakest area; half a point is noise. */
export function levelMessage(rows: readonly BarRow[]): string {
  const values = rows.map(({ value }) => value);
  return Math.max(...values) - Math.min(...values) < changeThreshold
    ? 'The three areas stand level.'
    : extremesOf(rows);
}

/** The three areas on the scale of their levels. */
export function LevelFigure({ analysis }: { analysis: Analysis }) {
  const rows = areaRows(analysis);
  return (
    <Figure
      title={levelTitle}
      message={levelMessage(rows)}
      columns={['Area', 'Score and level']}
      rows={rows.map(({ label, text }) => [label, text])}
      height={barRowsHeight(rows.length, true)}
    >
      <Chart
        draw={({ BarRows }, width, palette) => (
          <BarRows rows={rows} width={width} palette={palette} withLevels />
        )}
      />
    </Figure>
  );
}
