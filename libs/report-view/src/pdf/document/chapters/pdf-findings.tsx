import { formatScore, type Analysis, type Area } from '@ellac/contracts';
import { Fragment } from 'react';
import { extremesOf, pointsTitle } from '../../../charts/extremes.js';
import { itemRows } from '../../../pieces/scores/chart-rows.js';
import { areaScores } from '../../../words/scores/area-scores.js';
import { areaNames } from '../../../words/scores/area-names.js';
import { standingOf, undenied } from '../../../words/scores/denied-answers.js';
import { noInferences } from '../../../words/evidence/no-inferences.js';
import { isJudged } from '../../../words/scores/readiness-words.js';
import { Bullets } from '../bullets.js';
import { StandingChip } from '../standing-chip.js';
import { Told } from '../told.js';

/** What the answers show in each area, and the key inferences from all. */
export function Findings({ analysis }: { analysis: Analysis }) {
  const { systemsAnalysis, leadershipAnalysis, marketAnalysis, overallFindings } =
    analysis.findings;
  const { keyStrengths, keyWeaknesses } = overallFindings;
  const parts = [
    ['systems', systemsAnalysis],
    ['leadership', leadershipAnalysis],
    ['market', marketAnalysis],
  ] as const;
  const scores = areaScores(analysis);
  return (
    <>
      <h2>Findings</h2>
      {parts.map(([area, { currentState, keyGaps }]) => (
        <Fragment key={area}>
          <Told title={areaNames[area]} text={currentState} owner={analysis.company.ownerName}>
            {isJudged(analysis.readiness) ? (
              <p className="standing leads">
                <StandingChip standing={standingOf(analysis, area)}>
                  {formatScore(scores[area])}{' '}
                </StandingChip>
              </p>
            ) : null}
          </Told>
          <Extremes area={area} analysis={analysis} />
          {keyGaps.length === 0 ? null : <h4>Key gaps</h4>}
          <Bullets items={keyGaps} />
        </Fragment>
      ))}
      <h3>Key Inferences</h3>
      {keyStrengths.length + keyWeaknesses.length === 0 ? (
        <p>{noInferences}</p>
      ) : (
        <div className="columns">
          {keyStrengths.length === 0 ? null : (
            <div>
              <h4 className="step-4">Key Strengths</h4>
              <Bullets items={keyStrengths} />
            </div>
          )}
          {keyWeaknesses.length === 0 ? null : (
            <div>
              <h4 className="step-1">Key Weaknesses</h4>
              <Bullets items={keyWeaknesses} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** The answers of an area that earned least and most; all of them are in the appendix. */
function Extremes({ area, analysis }: { readonly area: Area; readonly analysis: Analysis }) {
  const rows = itemRows(undenied(analysis), area);
  return rows.length === 0 || !isJudged(analysis.readiness) ? null : (
    <p className="fact">
      <span className="strong">{pointsTitle(area)}.</span> {extremesOf(rows)}
    </p>
  );
}
