import { formatPlainDate, type ActionPlan } from '@ellac/contracts';
import { Fragment } from 'react';
import { notNowTitle } from '../../page-one-words.js';
import { phasesText } from '../../phases-text.js';
import { factsOfAction, fromDate, laterTitle } from '../../plan-words.js';
import { Blocks } from './blocks.js';
import { Facts } from './facts.js';
import { Priority } from './priority.js';

/** The critical path with its milestones, then the phases with their actions. */
export function ImplementationPlan({ plan }: { plan: ActionPlan }) {
  const howToRead = phasesText(plan);
  const { later = [], notNow = [] } = plan;
  return (
    <>
      <h2>Implementation Plan</h2>
      <Blocks title="Critical Path" text={plan.criticalPath.description} />
      {plan.criticalPath.keyMilestones.map(({ milestone, targetDate, dependencies }, index) => (
        <div key={index} className="card box">
          <p className="strong">{milestone}</p>
          <Facts
            facts={{ 'Target date': [formatPlainDate(targetDate)], 'Depends on': dependencies }}
          />
        </div>
      ))}
      {howToRead === null ? null : <p>{howToRead}</p>}
      {plan.implementationPhases.map(({ phase, timeline, actions }) => (
        <Fragment key={phase}>
          <h3>{phase}</h3>
          <p className="leads">{timeline}</p>
          {actions.map((action, index) => (
            <div key={index} className="card box">
              <Priority value={action.priority} />
              <p className="strong">{action.description}</p>
              <Facts facts={factsOfAction(action)} />
            </div>
          ))}
        </Fragment>
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
