import { lazy, Suspense } from 'react';
import { type ChartRow, Figure, type FigureTitles } from './figure.js';

const Bars = lazy(() => import('./bars.js'));

/** Bars side by side, and the same as a table. */
export function BarFigure({ bars, ...titles }: FigureTitles & { bars: readonly ChartRow[] }) {
  return (
    <Figure {...titles} rows={bars}>
      <Suspense fallback={null}>
        <Bars bars={bars} />
      </Suspense>
    </Figure>
  );
}
