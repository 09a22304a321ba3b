import { lazy, Suspense } from 'react';
import { type ChartRow, Figure, type FigureTitles } from './figure.js';

const Line = lazy(() => import('./line.js'));

/** A score over time, and the same as a table. */
export function LineFigure({ points, ...titles }: FigureTitles & { points: readonly ChartRow[] }) {
  return (
    <Figure {...titles} rows={points}>
      <Suspense fallback={null}>
        <Line points={points} />
      </Suspense>
    </Figure>
  );
}
