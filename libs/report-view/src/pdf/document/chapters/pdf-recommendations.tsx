import type { Analysis } from '@ellac/contracts';
import { isToldBelow } from '../../../reading-place/counsel-place.js';
import { areaNames } from '../../../words/scores/area-names.js';
import { toldAbove } from '../../../words/counsel-headings.js';
import {
  shownRecommendations,
  type ShownRecommendation,
} from '../../../words/plan/shown-recommendations.js';
import { Facts } from './facts.js';
import { Priority } from '../priority.js';
import { StepDetails } from '../pdf-step-details.js';

/** The recommendations, each a titled block, the first step first. */
export function Recommendations({ analysis }: { analysis: Analysis }) {
  return (
    <>
      <h2>Recommendations</h2>
      {shownRecommendations(analysis).map((shown, index) => (
        <div key={index} className="recommendation box">
          <Block shown={shown} isTold={isToldBelow(analysis.counsel)} />
        </div>
      ))}
    </>
  );
}

interface BlockProps {
  readonly shown: ShownRecommendation;
  /** Whether a step of the counsel is told here. */
  readonly isTold: boolean;
}

function Block({ shown, isTold }: BlockProps) {
  const { area, recommendation, number, title, when, text, place } = shown;
  const { expectedOutcome, priority } = recommendation;
  return (
    <>
      <h3>
        {number === null ? null : `Step ${String(number)}: `}
        {title}
      </h3>
      <p className="meta">
        <Priority value={priority} /> {when} · {areaNames[area]}
      </p>
      {place === null ? (
        <>
          {text === '' ? null : <p>{text}</p>}
          <Facts facts={{ 'Expected outcome': [expectedOutcome] }} />
        </>
      ) : isTold ? (
        <StepDetails step={place.step} told={place.how} />
      ) : (
        <p>
          {toldAbove(place.number)} {place.title}
        </p>
      )}
    </>
  );
}
