import {
  formatPlainDate,
  type Analysis,
  type Milestone,
  type NumberedStep,
} from '@ellac/contracts';
import { ownSteps, shownNames } from '../../../reading-place/counsel-place.js';
import { furtherStepsTitle, seenByTitle } from '../../../words/counsel-headings.js';
import { datedSteps, enoughForTimeline } from '../../../words/plan/dated-steps.js';
import { asSentence, notNowTitle, putOffTitle } from '../../../words/page-one-words.js';
import { phasesText } from '../../../words/plan/phases-text.js';
import { planSteps, type PlannedStep } from '../../../words/plan/planned-steps.js';
import { byDate, fromDate, laterTitle } from '../../../words/plan/plan-words.js';
import { regionOf } from '../../../words/region-of.js';
import { Timeline } from '../../drawings/drawn-timeline.js';
import { Facts } from './facts.js';
import { Priority } from '../priority.js';
import { Told } from '../told.js';

/** The critical path, the plan as a timeline and as a table, and what is not in it. */
export function ImplementationPlan({ analysis }: { analysis: Analysis }) {
  const { actionPlan: plan } = analysis;
  const steps = planSteps(analysis);
  const dated = datedSteps(steps);
  const howToRead = phasesText(plan);
  const { later = [] } = plan;
  // Page one has said the first one.
  const notNow = (plan.notNow ?? []).filter(({ text }) => text !== analysis.page?.notNow?.text);
  return (
    <>
      <h2>Implementation Plan</h2>
      <Told
        title="Critical Path"
        text={plan.criticalPath.description}
        owner={analysis.company.ownerName}
      />
      <Milestones
        milestones={withoutStep(plan.criticalPath.keyMilestones, steps)}
        region={regionOf(analysis)}
      />
      {howToRead === null ? null : <p>{howToRead}</p>}
      {dated.length < enoughForTimeline ? null : (
        <figure>
          <p className="strong">When each step runs</p>
          <Timeline steps={dated} region={regionOf(analysis)} />
        </figure>
      )}
      {steps.length === 0 ? null : <StepTable steps={steps} analysis={analysis} />}
      <FurtherSteps analysis={analysis} />
      {later.length === 0 ? null : (
        <>
          <h3>{laterTitle}</h3>
          <table className="later">
            <thead>
              <tr className="box">
                <th scope="col">Step</th>
                <th scope="col">When</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {later.map(({ stepId, step, from, why }) => (
                <tr key={stepId} className="box">
                  <th scope="row">{step}</th>
                  <td>{fromDate(from, regionOf(analysis))}</td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {notNow.length === 0 ? null : (
        <>
          <h3>{analysis.counsel?.later === undefined ? notNowTitle : putOffTitle}</h3>
          {notNow.map(({ text, why }) => (
            <p key={text}>
              <span className="strong">{asSentence(text)}</span> {why}
            </p>
          ))}
        </>
      )}
    </>
  );
}

/** Milestones that no step of the table has; those of older reports name no step. */
const withoutStep = (
  milestones: readonly Milestone[],
  steps: readonly NumberedStep[],
): readonly Milestone[] =>
  milestones.filter(
    ({ stepId }) => stepId === undefined || !steps.some(({ action }) => action.stepId === stepId),
  );

function Milestones({ milestones, region }: { milestones: readonly Milestone[]; region: string }) {
  return milestones.map(({ milestone, targetDate, dependencies }, index) => (
    <div key={index} className="card box">
      <p className="strong">{milestone}</p>
      <Facts
        facts={{ 'Target date': [formatPlainDate(targetDate, region)], 'Depends on': dependencies }}
      />
    </div>
  ));
}

function StepTable({ steps, analysis }: { steps: readonly PlannedStep[]; analysis: Analysis }) {
  const { actionPlan: plan, counsel } = analysis;
  const region = regionOf(analysis);
  const named = shownNames(plan, counsel);
  const numberOf = new Map(steps.map(({ number, action }) => [action.description, number]));
  const needsOf = (dependencies: readonly string[]): string[] =>
    dependencies.map((name) => {
      const number = numberOf.get(name);
      return number === undefined ? (named([name])[0] ?? name) : `step ${String(number)}`;
    });
  // The recommendation of a counsel's step has its measure.
  const hasMeasures = steps.some(({ place }) => place === null);
  return (
    <table className="plan">
      <thead>
        <tr className="box">
          <th scope="col">No.</th>
          <th scope="col">Step</th>
          <th scope="col">When</th>
          {hasMeasures ? <th scope="col">{seenByTitle}</th> : null}
        </tr>
      </thead>
      <tbody>
        {steps.map(({ number, action, phase, title }) => {
          const milestone = plan.criticalPath.keyMilestones.find(
            ({ stepId }) => stepId !== undefined && stepId === action.stepId,
          );
          return (
            <tr key={number} className="box">
              <td>{number}</td>
              <th scope="row">
                <p className="strong">{title}</p>
                <p className="meta">
                  <Priority value={action.priority} />{' '}
                  {[
                    ...withName('Needs', needsOf(action.dependencies), ', '),
                    ...withName('Resources:', action.resources, '; '),
                  ].join(' · ')}
                </p>
              </th>
              <td>
                <p>{whenOf(action, phase, region)}</p>
                <p className="fact">{action.duration}</p>
              </td>
              {hasMeasures ? (
                <td>
                  {milestone === undefined || milestone.milestone === title ? null : (
                    <p>
                      {milestone.milestone} by {formatPlainDate(milestone.targetDate, region)}
                    </p>
                  )}
                  {action.successMetrics.map((metric) => (
                    <p key={metric}>{metric}</p>
                  ))}
                </td>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What is listed with its name before it; nothing where nothing is listed. */
const withName = (name: string, listed: readonly string[], between: string): string[] =>
  listed.length === 0 ? [] : [`${name} ${listed.join(between)}`];

/** Its dates; in an older report the phase in which it begins. */
const whenOf = ({ from, to }: NumberedStep['action'], phase: string, region: string): string =>
  from === undefined || to === undefined
    ? phase
    : `${formatPlainDate(from, region)} to ${formatPlainDate(to, region)}`;

/** Those steps of an older counsel that stand in no phase of the plan. */
function FurtherSteps({ analysis }: { analysis: Analysis }) {
  const further = ownSteps(analysis.counsel);
  return further.length === 0 ? null : (
    <>
      <h3>{furtherStepsTitle}</h3>
      {further.map(({ step, place }) => (
        <div key={place.id} className="card box">
          <p className="strong">{step.title}</p>
          <Facts
            facts={{ When: [byDate(step, regionOf(analysis))], [seenByTitle]: [step.measure] }}
          />
        </div>
      ))}
    </>
  );
}
