import type { Analysis, Area } from '@ellac/contracts';
import { Fragment } from 'react';
import { itemRows } from '../../pieces/chart-rows.js';
import { BarRows } from '../../charts/drawings.js';
import { itemWords } from '../../charts/item-figure.js';
import { Blocks } from './blocks.js';
import { Bullets } from './bullets.js';
import { Chart, chartWidth } from './pdf-chart.js';
import { palette } from './pdf-palette.js';

/** What the answers show in each area, and the key inferences from all. */
export function Findings({ analysis }: { analysis: Analysis }) {
  const { systemsAnalysis, leadershipAnalysis, marketAnalysis, overallFindings } =
    analysis.findings;
  const parts = [
    ['systems', 'Systems Analysis', systemsAnalysis],
    ['leadership', 'Leadership Analysis', leadershipAnalysis],
    ['market', 'Market Analysis', marketAnalysis],
  ] as const;
  return (
    <>
      <h2>Findings</h2>
      {parts.map(([area, title, { currentState, keyGaps }]) => (
        <Fragment key={area}>
          <Blocks title={title} text={currentState} />
          <Items area={area} analysis={analysis} />
          <h4>Key gaps</h4>
          <Bullets items={keyGaps} />
        </Fragment>
      ))}
      <h3>Key Inferences</h3>
      <h4>Key Strengths</h4>
      <Bullets items={overallFindings.keyStrengths} />
      <h4>Key Weaknesses</h4>
      <Bullets items={overallFindings.keyWeaknesses} />
    </>
  );
}

/** The points of an area's answers as bars. */
function Items({ area, analysis }: { area: Area; analysis: Analysis }) {
  const rows = itemRows(analysis.scoreBreakdown, area);
  return rows.length === 0 ? null : (
    <Chart {...itemWords(area, rows)}>
      <BarRows rows={rows} width={chartWidth} palette={palette} />
    </Chart>
  );
}
