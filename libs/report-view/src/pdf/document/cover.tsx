import { formatDate, formatScore, type Analysis, type Readiness } from '@ellac/contracts';
import { areaNames } from '../../words/area-names.js';
import { firstSteps } from '../../words/first-steps.js';
import {
  isJudged,
  isMissingFirst,
  meaningOf,
  missingTitle,
  noRedFlags,
} from '../../words/readiness-words.js';
import { Bullets } from './bullets.js';
import { Priority } from './priority.js';

/** Whose report this is, of when, where the business stands and what to do first. */
export function Cover({ analysis }: { analysis: Analysis }) {
  const { company, page, readiness, submittedAt } = analysis;
  const steps = page === undefined ? firstSteps(analysis.actionPlan) : [];
  return (
    <>
      <p className="kind">ELLAC Business Evaluation</p>
      <h1>{company.name}</h1>
      <p className="subtitle">
        {company.ownerName} · {formatDate(new Date(submittedAt))}
      </p>
      <div className="verdict box">
        <p className="band">{readiness.label}</p>
        <p>{meaningOf(readiness)}</p>
        {isJudged(readiness) ? <Scores analysis={analysis} /> : null}
        <RedFlags readiness={readiness} />
      </div>
      {steps.length === 0 ? null : <p className="strong leads">What to do first</p>}
      {steps.map(({ action, id }, index) => (
        <div key={id} className="step">
          <p>
            {index + 1}. {action.description}
          </p>
          <Priority value={action.priority} />
          <p className="fact">{action.duration}</p>
        </div>
      ))}
      {!isMissingFirst(analysis) ? null : (
        <>
          <p className="strong leads">{missingTitle(readiness)}</p>
          <Bullets items={readiness.missing} />
        </>
      )}
    </>
  );
}

/** The overall score and the three that it is the mean of, side by side. */
function Scores({ analysis }: { analysis: Analysis }) {
  const scores = [
    ['Overall score', analysis.overallScore],
    [areaNames.systems, analysis.businessScore],
    [areaNames.leadership, analysis.leadershipScore],
    [areaNames.market, analysis.contextScore],
  ] as const;
  return (
    <div className="scores">
      {scores.map(([name, score]) => (
        <div key={name}>
          <p className="figure">
            {formatScore(score)} <span className="out-of">/ 10</span>
          </p>
          <p>{name}</p>
        </div>
      ))}
    </div>
  );
}

/** What is critical, or that nothing is; neither where too little is known. */
function RedFlags({ readiness }: { readiness: Readiness }) {
  if (readiness.redFlags.length > 0) {
    return (
      <>
        <p className="strong">Red flags</p>
        <Bullets items={readiness.redFlags} />
      </>
    );
  }
  return isJudged(readiness) ? <p>{noRedFlags(readiness)}</p> : null;
}
