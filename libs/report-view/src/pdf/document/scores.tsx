import { areas, formatNumber, formatScore, type Analysis, type ScoredItem } from '@ellac/contracts';
import { areaNames } from '../../area-names.js';

/** The score table, and how each score was made. */
export function Scores({ analysis }: { analysis: Analysis }) {
  const rows = [
    [areaNames.systems, analysis.businessScore],
    [areaNames.leadership, analysis.leadershipScore],
    [areaNames.market, analysis.contextScore],
    ['Overall', analysis.overallScore],
  ] as const;
  return (
    <>
      <h2>ELLAC Phase 2 Scores</h2>
      <table className="sums">
        <thead>
          <tr className="box">
            <th scope="col">Area</th>
            <th scope="col">Score (out of 10)</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, score]) => (
            <tr key={name} className="box">
              <th scope="row">{name}</th>
              <td>{formatScore(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>How this score was made</h3>
      <p>
        Each answer earns 0 to 10 points. Points times weight, added up, make an area’s score,
        rounded to one decimal. An answer that was not given counts 4 points. The overall score is
        the mean of the three areas.
      </p>
      {areas.map((area) => (
        <AreaItems
          key={area}
          title={areaNames[area]}
          items={analysis.scoreBreakdown.filter((item) => item.area === area)}
        />
      ))}
    </>
  );
}

function AreaItems({ title, items }: { title: string; items: readonly ScoredItem[] }) {
  const total = items.reduce((sum, { points, weight }) => sum + points * weight, 0) / 100;
  return (
    <>
      <h4>{title}</h4>
      <table className="items">
        <thead>
          <tr className="box">
            <th scope="col">Question</th>
            <th scope="col">Answer</th>
            <th scope="col">Points</th>
            <th scope="col">Weight</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, label, answer, given, points, weight }) => (
            <tr key={id} className="box">
              <th scope="row">{label}</th>
              <td>{given ? answer : 'not given'}</td>
              <td>{formatNumber(points)}</td>
              <td>{formatNumber(weight)}%</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="strong">
            <th scope="row" colSpan={2}>
              Points × weight, added up
            </th>
            <td>{formatNumber(total)}</td>
            <td>100%</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
