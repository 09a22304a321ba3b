import { areas, formatNumber, formatScore, type Analysis, type Area } from '@ellac/contracts';
import { areaNames } from '../../words/area-names.js';
import { areaScores } from '../../pieces/chart-rows.js';
import { completenessText, scoringText } from '../../pieces/score-breakdown.js';
import { areaSum, cutNote, overallSteps, sumTitles } from '../../words/score-sums.js';

/** Every scored answer with its points, weight and share, and the steps to each score. */
export function HowMade({ analysis }: { analysis: Analysis }) {
  const scores = areaScores(analysis);
  return (
    <>
      <h3>How this score was made</h3>
      <p>{scoringText}</p>
      <p>{completenessText(analysis)}</p>
      {areas.map((area) => (
        <AreaTable key={area} area={area} analysis={analysis} />
      ))}
      <h4>Overall score</h4>
      <table className="sums whole">
        <tbody>
          {areas.map((area) => (
            <tr key={area} className="box">
              <th scope="row">{areaNames[area]}</th>
              <td>{formatScore(scores[area])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {overallSteps(Object.values(scores), analysis.overallScore).map(([title, value]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </>
  );
}

function AreaTable({ area, analysis }: { area: Area; analysis: Analysis }) {
  const items = analysis.scoreBreakdown.filter((item) => item.area === area);
  const { rows, total, weight, isCut } = areaSum(items);
  return (
    <>
      <h4>{areaNames[area]}</h4>
      <table className="items">
        <thead>
          <tr className="box">
            <th scope="col">Question</th>
            <th scope="col">Answer</th>
            <th scope="col">Points</th>
            <th scope="col">Weight</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, points, share }) => (
            <tr key={item.id} className="box">
              <th scope="row">{item.label}</th>
              <td>{item.given ? item.answer : `${item.answer}: counts ${points} points`}</td>
              <td>{points}</td>
              <td>{formatNumber(item.weight)}%</td>
              <td>{share}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="sum">
            <th scope="row" colSpan={3}>
              {sumTitles.addedUp}
            </th>
            <td>{formatNumber(weight)}%</td>
            <td>{total}</td>
          </tr>
          <tr className="sum strong">
            <th scope="row" colSpan={4}>
              {sumTitles.score}
            </th>
            <td>{formatScore(areaScores(analysis)[area])}</td>
          </tr>
        </tfoot>
      </table>
      {isCut ? <p className="fact">{cutNote}</p> : null}
    </>
  );
}
