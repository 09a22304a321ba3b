import { formatPlainDate, type ActionPlan } from '@ellac/contracts';
import { Fragment } from 'react';
import { Blocks } from './blocks.js';
import { Facts } from './facts.js';
import { Priority } from './priority.js';
import { phasesText } from '../../phases-text.js';

/** The critical path with its milestones, then the phases with their actions. */
export function ImplementationPlan({ plan }: { plan: ActionPlan }) {
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
      <p>{phasesText}</p>
      {plan.implementationPhases.map(({ phase, timeline, actions }) => (
        <Fragment key={phase}>
          <h3>{phase}</h3>
          <p className="leads">{timeline}</p>
          {actions.map((action, index) => (
            <div key={index} className="card box">
              <Priority value={action.priority} />
              <p className="strong">{action.description}</p>
              <Facts
                facts={{
                  Duration: [action.duration],
                  'Depends on': action.dependencies,
                  'Success metrics': action.successMetrics,
                  Resources: action.resources,
                }}
              />
            </div>
          ))}
        </Fragment>
      ))}
    </>
  );
}
