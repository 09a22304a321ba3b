import { formatDate, formatScore, type Analysis } from '@ellac/contracts';
import { areaNames } from '../../area-names.js';
import { Bullets } from './bullets.js';

/** Whose report this is, of when, and the answer to the question it was made for. */
export function Cover({ analysis }: { analysis: Analysis }) {
  const { company, readiness, submittedAt } = analysis;
  const scores = [
    [areaNames.systems, analysis.businessScore],
    [areaNames.leadership, analysis.leadershipScore],
    [areaNames.market, analysis.contextScore],
    ['Overall', analysis.overallScore],
  ] as const;
  return (
    <>
      <p className="kind">ELLAC Business Evaluation</p>
      <h1>{company.name}</h1>
      <p className="subtitle">
        Owner: {company.ownerName} · Submitted: {formatDate(new Date(submittedAt))}
      </p>
      <div className="verdict box">
        <p className="band">{readiness.label}</p>
        <div className="scores">
          {scores.map(([name, score]) => (
            <div key={name}>
              <p className="figure">{formatScore(score)}</p>
              <p>{name}</p>
            </div>
          ))}
        </div>
        <Sentences title="Red flags" items={readiness.redFlags} />
        <Sentences title="What the next level still needs" items={readiness.missing} />
      </div>
    </>
  );
}

function Sentences({ title, items }: { title: string; items: readonly string[] }) {
  return items.length === 0 ? null : (
    <>
      <p className="strong">{title}</p>
      <Bullets items={items} />
    </>
  );
}
