import { areas, formatScore, type Analysis, type TwoMarks } from '@ellac/contracts';
import { areaNames } from '../../words/area-names.js';
import { areaRows, areaScores, shareRows } from '../../pieces/chart-rows.js';
import { BarRows, ShareRows } from '../../charts/drawings.js';
import { levelMessage, levelTitle } from '../../charts/level-figure.js';
import { openShares, revenueMessage, revenueTitle } from '../../charts/revenue-figure.js';
import { byFacts, byRatings, farMarks } from '../../words/far-marks.js';
import { isJudged } from '../../words/readiness-words.js';
import { Changes } from './changes.js';
import { Chart, chartWidth } from './pdf-chart.js';
import { HowMade } from './how-made.js';
import { palette } from './pdf-palette.js';

/** What the marks on the bars of some areas mean. */
const legend = 'The ring stands where your ratings put an area, the diamond where your facts do.';

/** The score table, what the scores and the revenue look like, and how each score was made. */
export function Scores({ analysis }: { analysis: Analysis }) {
  const scores = areaScores(analysis);
  const rows = areaRows(analysis);
  const shares = shareRows(analysis.revenueShares).flatMap(({ row }) => row ?? []);
  const marks = areas.map((area) => farMarks(analysis, area));
  const open = openShares(analysis.revenueShares);
  return (
    <>
      <h2>ELLAC Phase 2 Scores</h2>
      <table className="sums whole">
        <thead>
          <tr className="box">
            <th scope="col">Area</th>
            <th scope="col">Score (out of 10)</th>
          </tr>
        </thead>
        <tbody>
          {areas.map((area, index) => (
            <tr key={area} className="box">
              <th scope="row">
                {areaNames[area]}
                <MarksInWords marks={marks[index] ?? null} />
              </th>
              <td>{formatScore(scores[area])}</td>
            </tr>
          ))}
          <tr className="box strong">
            <th scope="row">Overall score, the mean of the three</th>
            <td>{formatScore(analysis.overallScore)}</td>
          </tr>
        </tbody>
      </table>
      {isJudged(analysis.readiness) ? (
        <Chart
          title={levelTitle}
          message={`${levelMessage(rows)}${marks.every((both) => both === null) ? '' : ` ${legend}`}`}
        >
          <BarRows rows={rows} width={chartWidth} palette={palette} withLevels marks={marks} />
        </Chart>
      ) : null}
      {analysis.previous === null ? null : <Changes comparison={analysis.previous} />}
      <h3>Where revenue comes from</h3>
      {shares.length === 0 ? null : (
        <Chart title={revenueTitle} message={revenueMessage(analysis.revenueShares)}>
          <ShareRows rows={shares} width={chartWidth} palette={palette} />
        </Chart>
      )}
      {open === '' ? null : <p>{open}</p>}
      <HowMade analysis={analysis} />
    </>
  );
}

/** Where an area's ratings and facts stand, below its name. */
const MarksInWords = ({ marks }: { marks: TwoMarks | null }) =>
  marks === null ? null : (
    <span className="marks">
      {byRatings(marks)}, {byFacts(marks)}
    </span>
  );
