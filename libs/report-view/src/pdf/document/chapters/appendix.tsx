import { areas, formatScore, type Analysis, type Area } from '@ellac/contracts';
import { areaScores } from '../../../words/scores/area-scores.js';
import { provenanceText } from '../../../pieces/evidence/provenance-line.js';
import {
  completenessText,
  howMadeTitle,
  scoringText,
} from '../../../pieces/scores/score-breakdown.js';
import { allEvidence, allSources } from '../../../words/evidence/all-evidence.js';
import { areaNames } from '../../../words/scores/area-names.js';
import { citedSource } from '../../../words/evidence/cited-source.js';
import { restsOnTitle } from '../../../words/counsel-headings.js';
import { isJudged } from '../../../words/scores/readiness-words.js';
import { roundedMean, roundedSum, roundingNote } from '../../../words/scores/rounded-sums.js';
import { sumTitles } from '../../../words/scores/score-sums.js';

/** The heading of the last section. */
export const appendixTitle = 'Appendix';

/** How the scores were made, all answers, what the texts rest on, and the sources. */
export function Appendix({ analysis }: { analysis: Analysis }) {
  const evidence = allEvidence(analysis);
  const sources = allSources(analysis);
  return (
    <>
      <h2 className="sheet">{appendixTitle}</h2>
      {isJudged(analysis.readiness) ? <HowMade analysis={analysis} /> : null}
      <OtherAnswers analysis={analysis} />
      {evidence.length === 0 ? null : <h3>{restsOnTitle}</h3>}
      {evidence.map(({ of, evidence: lines }, index) => (
        <p key={index} className="small">
          <span className="strong">{of}.</span> {lines.join('; ')}
        </p>
      ))}
      {sources.length === 0 ? null : <h3>Sources</h3>}
      {sources.map((source) => {
        const { what, sites } = citedSource(source);
        return (
          <p key={source} className="small">
            {what}
            {sites.length === 0 ? null : ` – ${sites.map(({ name }) => name).join(', ')}`}
          </p>
        );
      })}
      <p className="provenance">{provenanceText(analysis)}</p>
    </>
  );
}

/** Every scored answer with its points, weight and share, and the steps to each score. */
function HowMade({ analysis }: { analysis: Analysis }) {
  const scores = areaScores(analysis);
  const { total, mean } = roundedMean(Object.values(scores));
  const sums = [
    [sumTitles.addedUp, total],
    [sumTitles.mean, mean],
    [sumTitles.overall, formatScore(analysis.overallScore)],
  ] as const;
  return (
    <>
      <h3>{howMadeTitle}</h3>
      <p>{scoringText}</p>
      <p>
        {completenessText(analysis)} {roundingNote}
      </p>
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
          {sums.map(([title, value]) => (
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
  const { rows, total, weight } = roundedSum(items);
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
              <td>{item.weight}%</td>
              <td>{share}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="sum">
            <th scope="row" colSpan={3}>
              {sumTitles.addedUp}
            </th>
            <td>{weight}%</td>
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
    </>
  );
}

/** The answers that the report reads and that earn no points. */
function OtherAnswers({
  analysis: { answers, scoreBreakdown, readiness },
}: {
  analysis: Analysis;
}) {
  const scored = new Set(
    isJudged(readiness) ? scoreBreakdown.flatMap(({ paths }) => paths.slice(0, 1)) : [],
  );
  const others = answers.filter(({ path }) => !scored.has(path));
  return others.length === 0 ? null : (
    <>
      <h3>Other answers that the report reads</h3>
      <table className="answers">
        <thead>
          <tr className="box">
            <th scope="col">Question</th>
            <th scope="col">Answer</th>
          </tr>
        </thead>
        <tbody>
          {others.map(({ path, label, text }) => (
            <tr key={path} className="box">
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
