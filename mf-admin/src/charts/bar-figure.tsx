import { Figure } from './figure.js';
import { lazy, Suspense } from 'react';
import { chartHeight, type ChartRow, type ChartTitles, tableRows } from './chart-row.js';

const Bars = lazy(() => import('./bars.js'));

interface Props extends ChartTitles {
  readonly bars: readonly ChartRow[];
}

/** Bars side by side, and the same as a table. */
export function BarFigure({ bars, title, labelTitle, valueTitle }: Props) {
  return (
    <Figure
      title={title}
      columns={[labelTitle, valueTitle]}
      rows={tableRows(bars)}
      height={chartHeight}
    >
      <Suspense fallback={null}>
        <Bars bars={bars} />
      </Suspense>
    </Figure>
  );
}
