import { Figure } from './figure.js';
import { lazy, Suspense } from 'react';
import { chartHeight, type ChartRow, type ChartTitles, tableRows } from './chart-row.js';

const Line = lazy(() => import('./line.js'));

interface Props extends ChartTitles {
  readonly points: readonly ChartRow[];
}

/** A score over time, and the same as a table. */
export function LineFigure({ points, title, labelTitle, valueTitle }: Props) {
  return (
    <Figure
      title={title}
      columns={[labelTitle, valueTitle]}
      rows={tableRows(points)}
      height={chartHeight}
    >
      <Suspense fallback={null}>
        <Line points={points} />
      </Suspense>
    </Figure>
  );
}
