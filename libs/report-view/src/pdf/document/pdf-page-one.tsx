import type { Analysis, PageOne as Content } from '@ellac/contracts';
import { leadingSteps } from '../../words/leading-steps.js';
import {
  byDate,
  formulaTitle,
  notNowTitle,
  numbersTitle,
  stepsTitle,
} from '../../words/page-one-words.js';

/** The situation, its figures with their formulas, the dated steps and what to leave alone. */
export function PageOne({ page, analysis }: { page: Content; analysis: Analysis }) {
  const { situation, numbers, notNow } = page;
  const steps = leadingSteps(page, analysis);
  return (
    <div className="whole">
      <p className="lead">{situation.sentences.join(' ')}</p>
      {numbers.length === 0 ? null : <h3>{numbersTitle}</h3>}
      {numbers.map(({ id, text, formula }) => (
        <div key={id} className="card box">
          <p>{text}</p>
          <p className="fact">
            <span className="strong">{formulaTitle}:</span> {formula}
          </p>
        </div>
      ))}
      {steps.length === 0 ? null : <h3>{stepsTitle(steps.length)}</h3>}
      {steps.map(({ step, why, ...date }, index) => (
        <div key={index} className="card box">
          <p>
            <span className="strong">
              {index + 1}. {step}
            </span>{' '}
            {byDate(date)}
          </p>
          <p className="fact">{why}</p>
        </div>
      ))}
      {notNow === undefined ? null : (
        <>
          <h3>{notNowTitle}</h3>
          <p>
            <span className="strong">{notNow.text}</span> {notNow.why}
          </p>
        </>
      )}
    </div>
  );
}
