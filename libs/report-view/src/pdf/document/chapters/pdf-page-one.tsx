import type { Analysis, PageOne as Content } from '@ellac/contracts';
import { figureIn } from '../../../words/evidence/figure-in.js';
import { shortFormula } from '../../../words/evidence/short-formula.js';
import { firstSteps } from '../../../words/plan/first-steps.js';
import { beginningOf, leadingSteps } from '../../../words/plan/leading-steps.js';
import {
  asSentence,
  beginWith,
  casesTitle,
  formulaTitle,
  notNowTitle,
  numbersTitle,
  stepsTitle,
} from '../../../words/page-one-words.js';
import { byDate } from '../../../words/plan/plan-words.js';
import { regionOf } from '../../../words/region-of.js';
import { deniedAnswers, deniedTitle, doubtOf } from '../../../words/scores/denied-answers.js';
import { Bullets } from '../bullets.js';
import { Priority } from '../priority.js';

/** The situation, its figures with their formulas, the dated steps and what to leave alone. */
export function PageOne({ page, analysis }: { page: Content; analysis: Analysis }) {
  const { situation, cases, numbers, notNow } = page;
  const steps = leadingSteps(page, analysis);
  const begin = beginningOf(analysis.counsel, steps);
  const denied = deniedAnswers(analysis);
  return (
    <>
      <p className="lead">{situation.sentences.join(' ')}</p>
      {denied.length === 0 ? null : (
        <p>
          {doubtOf(denied)} “{deniedTitle}”.
        </p>
      )}
      {cases === undefined ? null : (
        <>
          <h3>{casesTitle}</h3>
          <Bullets items={cases.map(({ name, text }) => `${name}. ${text}`)} />
        </>
      )}
      {numbers.length === 0 ? null : (
        <>
          <h3>{numbersTitle}</h3>
          <div className="tiles box">
            {numbers.map(({ id, text, figure = figureIn(text), caption = text, formula }) => (
              <div key={id} className="box">
                {figure === null ? null : (
                  <p className="figure">{figure.replace(/^about /u, '')}</p>
                )}
                <p>{caption}</p>
                <p className="fact">
                  <span className="strong">{formulaTitle}:</span> {shortFormula(formula)}
                </p>
              </div>
            ))}
          </div>
        </>
      )}
      {steps.length === 0 ? null : <h3>{stepsTitle(steps.length)}</h3>}
      {begin === undefined ? null : (
        <p>
          <span className="strong">{beginWith}</span> {begin}
        </p>
      )}
      {steps.length === 0 ? null : (
        <ol className="steps whole">
          {steps.map(({ step, why, ...date }, index) => (
            <li key={index}>
              <span className="label box">{index + 1}</span>
              <div className="item">
                <p>
                  <span className="strong">{step}</span> {byDate(date, regionOf(analysis))}
                </p>
                <p className="fact">{why}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {notNow === undefined ? null : (
        <>
          <h3>{notNowTitle}</h3>
          <p>
            <span className="strong">{asSentence(notNow.text)}</span> {notNow.why}
          </p>
        </>
      )}
    </>
  );
}

/** The steps to begin with, in a report of older rules. */
export function FirstSteps({ analysis }: { analysis: Analysis }) {
  const steps = firstSteps(analysis.actionPlan);
  return steps.length === 0 ? null : (
    <>
      <h3>What to do first</h3>
      <ol className="steps whole">
        {steps.map(({ action, id }, index) => (
          <li key={id}>
            <span className="label box">{index + 1}</span>
            <div className="item">
              <p>
                <span className="strong">{action.description}</span>
              </p>
              <p className="fact">
                <Priority value={action.priority} /> {action.duration}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
