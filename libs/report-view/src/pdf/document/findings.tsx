import type { Findings as Texts } from '@ellac/contracts';
import { Fragment } from 'react';
import { Blocks } from './blocks.js';
import { Bullets } from './bullets.js';

/** What the answers show in each area, and the key inferences from all. */
export function Findings({ findings }: { findings: Texts }) {
  const { systemsAnalysis, leadershipAnalysis, marketAnalysis, overallFindings } = findings;
  const parts = [
    ['Systems Analysis', systemsAnalysis],
    ['Leadership Analysis', leadershipAnalysis],
    ['Market Analysis', marketAnalysis],
  ] as const;
  return (
    <>
      <h2>Findings</h2>
      {parts.map(([title, { currentState, keyGaps }]) => (
        <Fragment key={title}>
          <Blocks title={title} text={currentState} />
          <h4>Key gaps</h4>
          <Bullets items={keyGaps} />
        </Fragment>
      ))}
      <Blocks title="Key Strengths" items={overallFindings.keyStrengths} />
      <Blocks title="Key Weaknesses" items={overallFindings.keyWeaknesses} />
    </>
  );
}
