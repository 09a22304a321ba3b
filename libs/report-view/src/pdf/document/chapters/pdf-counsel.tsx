import type { Counsel as Content } from '@ellac/contracts';
import { isToldBelow } from '../../../reading-place/counsel-place.js';
import {
  counselFiguresTitle,
  counselNote,
  counselStepsTitle,
  heartTitle,
  inAppendix,
  openTitle,
  turnsTitle,
} from '../../../words/counsel-headings.js';
import { byDate } from '../../../words/plan/plan-words.js';
import { Facts } from './facts.js';
import { Letter } from './pdf-letter.js';
import { StepDetails } from '../pdf-step-details.js';
import { Told } from '../told.js';

/** A language model's counsel, followed by the figures that were computed for it. */
export function Counsel({
  counsel,
  owner,
  region,
}: {
  counsel: Content;
  owner: string;
  region: string;
}) {
  const { heart, letter, steps, turns, open, figures } = counsel;
  return (
    <>
      {letter === undefined ? (
        <Told title={heartTitle} text={heart.text} owner={owner} />
      ) : (
        <Letter letter={letter} />
      )}
      {isToldBelow(counsel) ? null : (
        <>
          <h3>{counselStepsTitle}</h3>
          {steps.map((step, index) => (
            <div key={index} className="card box">
              <p>
                <span className="strong">
                  {index + 1}. {step.title}
                </span>{' '}
                {byDate(step, region)}
              </p>
              <StepDetails step={step} />
            </div>
          ))}
        </>
      )}
      {turns.length === 0 ? null : (
        <Told title={turnsTitle} items={turns.map(({ text }) => text)} />
      )}
      {open.length === 0 ? null : <Told title={openTitle} items={open.map(({ text }) => text)} />}
      {figures.length === 0 ? null : <h3>{counselFiguresTitle}</h3>}
      <Facts
        facts={Object.fromEntries(
          figures.map(({ label, value, formula }) => [label, [`${value} = ${formula}`]]),
        )}
      />
      <p className="fact">
        {counselNote}, {inAppendix}.
      </p>
    </>
  );
}
