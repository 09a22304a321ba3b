import type { Analysis } from '@ellac/contracts';
import { Figure } from '@ellac/web';
import { Chart } from './chart.js';
import { areaRows, type BarRow } from './chart-rows.js';
import { barRowsHeight } from './chart-sizes.js';

export const levelTitle = 'Where each area stands, from weak to strong';

const named = ({ label, text }: BarRow): string => `${label} (${text})`;

/** Which area holds the others up and which holds them back; half a point is noise. */
export function levelMessage(rows: readonly BarRow[]): string {
  const ranked = [...rows].sort((one, other) => one.value - other.value);
  const [weakest, strongest] = [ranked[0]!, ranked.at(-1)!];
  return strongest.value - weakest.value < 0.5
    ? 'The three areas stand level.'
    : `Weakest: ${named(weakest)}. Strongest: ${named(strongest)}.`;
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
