import { formatPlainDate, type Analysis } from '@ellac/contracts';
import { Fragment } from 'react';
import { ownSteps, placeInCounsel, shownNames } from '../../reading-place/counsel-place.js';
import { counselDate, furtherStepsTitle, seenByTitle } from '../../words/counsel-headings.js';
import { notNowTitle } from '../../words/page-one-words.js';
import { phasesText } from '../../words/phases-text.js';
import { factsOfAction, fromDate, laterTitle } from '../../words/plan-words.js';
import { Blocks } from './blocks.js';
import { Facts } from './pdf-evidence.js';
import { Priority } from './priority.js';

/** The critical path with its milestones, then the phases with their actions. */
export function ImplementationPlan({ analysis }: { analysis: Analysis }) {
  const { actionPlan: plan, counsel } = analysis;
  const further = ownSteps(counsel);
  const named = shownNames(plan, counsel);
  const howToRead = phasesText(plan);
  const { later = [], notNow = [] } = plan;
  return (
    <>
      <h2>Implementation Plan</h2>
      <Blocks title="Critical Path" text={plan.criticalPath.description} />
      {(counsel?.lead === undefined ? plan.criticalPath.keyMilestones : []).map(
        ({ milestone, targetDate, dependencies }, index) => (
          <div key={index} className="card box">
            <p className="strong">{milestone}</p>
            <Facts
              facts={{ 'Target date': [formatPlainDate(targetDate)], 'Depends on': dependencies }}
            />
          </div>
        ),
      )}
      {howToRead === null ? null : <p>{howToRead}</p>}
      {plan.implementationPhases.map(({ phase, timeline, actions }) => (
        <Fragment key={phase}>
          <h3>{phase}</h3>
          <p className="leads">{timeline}</p>
          {actions.map((action, index) => {
            const place = placeInCounsel(counsel, action.stepId);
            return (
              <div key={index} className="card box">
                <Priority value={action.priority} />
                <p className="strong">{place?.title ?? action.description}</p>
                <Facts facts={factsOfAction(action, named, place !== null)} />
              </div>
            );
          })}
        </Fragment>
      ))}
      {further.length === 0 ? null : <h3>{furtherStepsTitle}</h3>}
      {further.map(({ step, place }) => (
        <div key={place.id} className="card box">
          <p className="strong">{step.title}</p>
          <Facts facts={{ When: [counselDate(step)], [seenByTitle]: [step.measure] }} />
        </div>
      ))}
      {later.length === 0 ? null : <h3>{laterTitle}</h3>}
      {later.map(({ stepId, step, from, why }) => (
        <div key={stepId} className="card box">
          <p>
            <span className="strong">{step}</span> {fromDate(from)}
          </p>
          <p className="fact">{why}</p>
        </div>
      ))}
      {notNow.length === 0 ? null : <h3>{notNowTitle}</h3>}
      {notNow.map(({ text, why }) => (
        <div key={text} className="card box">
          <p className="strong">{text}</p>
          <p className="fact">{why}</p>
        </div>
      ))}
    </>
  );
}
