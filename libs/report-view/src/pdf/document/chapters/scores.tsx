import { areas, formatScore, type Analysis, type TwoMarks } from '@ellac/contracts';
import { shareRows } from '../../../pieces/scores/chart-rows.js';
import { regionOf } from '../../../words/region-of.js';
import { areaScores } from '../../../words/scores/area-scores.js';
import { howMadeTitle } from '../../../pieces/scores/score-breakdown.js';
import { revenueMessage, revenueTitle, undrawnShares } from '../../../charts/revenue-figure.js';
import { areaLevel } from '../../../words/scores/area-level.js';
import { areaNames } from '../../../words/scores/area-names.js';
import { standingOf } from '../../../words/scores/denied-answers.js';
import { drawnShares } from '../../../words/scores/drawn-shares.js';
import { byFacts, byRatings, farMarks } from '../../../words/scores/far-marks.js';
import {
  bandNames,
  stepOfLevel,
  stepOfReport,
  type Step,
} from '../../../words/scores/readiness-steps.js';
import { noScores } from '../../../words/scores/readiness-below.js';
import { isJudged } from '../../../words/scores/readiness-words.js';
import { BandedBar } from '../../drawings/drawn-banded-bar.js';
import { ShareBars } from '../../drawings/drawn-share-bars.js';
import { StandingChip } from '../standing-chip.js';
import { Changes } from './changes.js';
import { PageOf } from '../page-of.js';

/** What the marks on the bars of some areas mean. */
const legend = 'The ring stands where your ratings put an area, the diamond where your facts do.';

/** The score table, what changed since the report before, and where revenue comes from. */
export function Scores({ analysis }: { analysis: Analysis }) {
  const judged = isJudged(analysis.readiness);
  return (
    <>
      <h2>ELLAC Phase 2 Scores</h2>
      {judged ? <ScoreTable analysis={analysis} /> : <p>{noScores}</p>}
      {analysis.previous === null ? null : (
        <Changes comparison={analysis.previous} region={regionOf(analysis)} />
      )}
      {judged ? <Revenue analysis={analysis} /> : null}
    </>
  );
}

function Revenue({ analysis }: { analysis: Analysis }) {
  const shares = drawnShares(analysis);
  const rows = shareRows(shares).flatMap(({ row }) => row ?? []);
  const undrawn = undrawnShares(analysis);
  return (
    <>
      <h3>Where revenue comes from</h3>
      {rows.length === 0 ? null : (
        <figure>
          <p className="strong">{revenueTitle}</p>
          <p>{revenueMessage(shares)}</p>
          <ShareBars rows={rows} />
        </figure>
      )}
      {undrawn === '' ? null : <p>{undrawn}</p>}
    </>
  );
}

function ScoreTable({ analysis }: { analysis: Analysis }) {
  const scores = areaScores(analysis);
  const marks = areas.map((area) => farMarks(analysis, area));
  const overallStep = stepOfReport(analysis);
  return (
    <>
      <table className="scores whole leads">
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Score</th>
            <th scope="col">Out of 10</th>
            <th scope="col">Level</th>
          </tr>
        </thead>
        <tbody>
          {areas.map((area, index) => (
            <ScoreRow
              key={area}
              name={areaNames[area]}
              score={scores[area]}
              step={stepOfLevel(areaLevel(analysis, area))}
              standing={standingOf(analysis, area)}
              marks={marks[index] ?? null}
            />
          ))}
          {overallStep === null ? null : (
            <ScoreRow
              name="Overall"
              score={analysis.overallScore}
              step={overallStep}
              standing={{ step: overallStep, word: bandNames[overallStep - 1] ?? '' }}
              marks={null}
            />
          )}
        </tbody>
      </table>
      <p className="fact">
        {marks.every((both) => both === null) ? null : `${legend} `}
        The overall score is the mean of the three. Bands end at 4, 6 and 7.5 of 10. How each score
        was made: page <PageOf title={howMadeTitle} />.
      </p>
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly score: number;
  readonly step: Step;
  readonly standing: ReturnType<typeof standingOf>;
  readonly marks: TwoMarks | null;
}

function ScoreRow({ name, score, step, standing, marks }: RowProps) {
  return (
    <tr className="box">
      <th scope="row">
        {name}
        {marks === null ? null : (
          <span className="marks">
            {byRatings(marks)}, {byFacts(marks)}
          </span>
        )}
      </th>
      <td className="figure">{formatScore(score)}</td>
      <td>
        <BandedBar name={name} score={score} step={step} marks={marks} />
      </td>
      <td>
        <StandingChip standing={standing} />
      </td>
    </tr>
  );
}
