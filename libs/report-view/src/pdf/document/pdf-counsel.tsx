import type { Counsel as Content } from '@ellac/contracts';
import {
  counselDate,
  counselFiguresTitle,
  counselNote,
  counselStepsTitle,
  heartTitle,
  openTitle,
  seenByTitle,
  turnsTitle,
} from '../../words/counsel-headings.js';
import { Blocks } from './blocks.js';
import { Facts } from './pdf-evidence.js';

/** A language model's counsel, followed by the figures that were computed for it. */
export function Counsel({ counsel }: { counsel: Content }) {
  const { heart, steps, turns, open, figures } = counsel;
  return (
    <>
      <Blocks title={heartTitle} text={heart.text} />
      <h3>{counselStepsTitle}</h3>
      {steps.map((step, index) => (
        <div key={index} className="card box">
          <p>
            <span className="strong">
              {index + 1}. {step.title}
            </span>{' '}
            {counselDate(step)}
          </p>
          <p>{step.how.text}</p>
          <Facts facts={{ [seenByTitle]: [step.measure] }} />
        </div>
      ))}
      {turns.length === 0 ? null : (
        <Blocks title={turnsTitle} items={turns.map(({ text }) => text)} />
      )}
      {open.length === 0 ? null : <Blocks title={openTitle} items={open.map(({ text }) => text)} />}
      {figures.length === 0 ? null : <h3>{counselFiguresTitle}</h3>}
      <Facts
        facts={Object.fromEntries(
          figures.map(({ label, value, formula }) => [label, [`${value} = ${formula}`]]),
        )}
      />
      <p className="fact">{counselNote}</p>
    </>
  );
}
