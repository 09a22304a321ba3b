import { formatPlainDate, type ActionPlan, type Analysis } from '@ellac/contracts';
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Disclosure } from '../pieces/disclosure.js';
import { useCard } from '../pieces/card.js';
import { Facts } from '../pieces/evidence/evidence-list.js';
import { Isolated } from '../pieces/isolated.js';
import { Paragraph } from '../pieces/text/paragraph.js';
import { Part } from '../pieces/part.js';
import { RunningText } from '../pieces/text/running-text.js';
import { Section } from '../pieces/section.js';
import type { StepAction } from '../pieces/steps/step-action.js';
import { StepLink } from '../pieces/steps/step-link.js';
import { PlanTimeline, type TimelineStep } from '../plan/plan-timeline.js';
import { PlanStep } from '../plan/plan-step.js';
import { ownSteps, shownNames, type ShownNames } from '../reading-place/counsel-place.js';
import { furtherStepsTitle, seenByTitle } from '../words/counsel-headings.js';
import { datedSteps, enoughForTimeline, type DatedStep } from '../words/plan/dated-steps.js';
import { phasesText } from '../words/plan/phases-text.js';
import { isPlanTold, planSteps, type PlannedStep } from '../words/plan/planned-steps.js';
import { byDate, milestonesTitle } from '../words/plan/plan-words.js';
import { regionOf } from '../words/region-of.js';
import { reportSections } from '../words/report-sections.js';
import { NotInThePlan } from './not-in-the-plan.js';

const useStyles = makeStyles({
  list: { margin: '16px 0 0', padding: 0, listStyleType: 'none' },
  milestones: {
    margin: '8px 0 0',
    paddingInlineStart: '20px',
    display: 'grid',
    gap: '8px',
    '@media print': { gridTemplateColumns: '1fr 1fr', gap: '4px 32px' },
  },
  phase: { marginBlockStart: '20px' },
});

interface MilestonesProps {
  readonly milestones: ActionPlan['criticalPath']['keyMilestones'];
  readonly named: ShownNames;
  readonly region: string;
}

function Milestones({ milestones, named, region }: MilestonesProps) {
  const styles = useStyles();
  return (
    <ol className={styles.milestones} aria-label={milestonesTitle}>
      {milestones.map(({ milestone, targetDate, dependencies }, index) => (
        <li key={index}>
          <Isolated text={milestone} />
          <Facts
            facts={{
              'Target date': [formatPlainDate(targetDate, region)],
              'Depends on': named(dependencies),
            }}
          />
        </li>
      ))}
    </ol>
  );
}

interface ImplementationPlanProps {
  readonly analysis: Analysis;
  /** What can be done with the whole plan. */
  readonly actions?: ReactNode;
  readonly stepAction?: StepAction | undefined;
}

/** The plan: how its dates came about, its steps over time and as a list, and what is not in it. */
export function ImplementationPlan({ analysis, actions, stepAction }: ImplementationPlanProps) {
  const { actionPlan: plan, counsel } = analysis;
  const { keyMilestones, description } = plan.criticalPath;
  const region = regionOf(analysis);
  const named = shownNames(plan, counsel);
  const steps = planSteps(analysis);
  const dated = datedSteps(steps);
  const isTold = isPlanTold(analysis, steps);
  const hasDates = phasesText(plan) === null;
  const list = (some: readonly PlannedStep[]) => (
    <StepList steps={some} named={named} stepAction={stepAction} />
  );
  return (
    <Section id="plan" title={reportSections.plan}>
      <Part title="Critical Path">
        <RunningText text={description} />
        {/* With dates, the list below has the same steps with the same dates. */}
        {keyMilestones.length === 0 || counsel?.lead !== undefined ? null : hasDates ? (
          <Disclosure title={milestonesTitle}>
            <Milestones milestones={keyMilestones} named={named} region={region} />
          </Disclosure>
        ) : (
          <Milestones milestones={keyMilestones} named={named} region={region} />
        )}
      </Part>
      {actions}
      {dated.length < enoughForTimeline ? null : (
        <PlanTimeline steps={dated.map(onTimeline(isTold))} region={region} />
      )}
      {isTold ? (
        <Disclosure title="As a list" isOnScreenOnly>
          {list(steps)}
        </Disclosure>
      ) : hasDates ? (
        list(steps)
      ) : (
        <Phases plan={plan} steps={steps} list={list} />
      )}
      <FurtherSteps analysis={analysis} />
      <NotInThePlan analysis={analysis} region={region} />
    </Section>
  );
}

const onTimeline =
  (isTold: boolean) =>
  ({ number, title, from, to, hours, action }: DatedStep<PlannedStep>): TimelineStep => ({
    number,
    title,
    from,
    to,
    isCritical: action.priority === 'critical',
    ...(isTold && { hours }),
  });

interface StepListProps {
  readonly steps: readonly PlannedStep[];
  readonly named: ShownNames;
  readonly stepAction: StepAction | undefined;
}

function StepList({ steps, named, stepAction }: StepListProps) {
  const styles = useStyles();
  const card = useCard();
  return (
    <ol className={`${card} ${styles.list}`}>
      {steps.map((step) => (
        <PlanStep key={step.id} step={step} named={named}>
          {stepAction?.(step.action)}
        </PlanStep>
      ))}
    </ol>
  );
}

interface PhasesProps {
  readonly plan: ActionPlan;
  readonly steps: readonly PlannedStep[];
  readonly list: (steps: readonly PlannedStep[]) => ReactNode;
}

/** The steps of an older report, which have a phase and no dates. */
function Phases({ plan, steps, list }: PhasesProps) {
  const styles = useStyles();
  const howToRead = phasesText(plan);
  return (
    <>
      {howToRead === null ? null : <Paragraph>{howToRead}</Paragraph>}
      {plan.implementationPhases.map(({ phase, timeline, actions }, index) => (
        <div key={index} className={styles.phase}>
          <Part title={phase}>
            <Paragraph>{timeline}</Paragraph>
            {list(steps.filter(({ action }) => actions.includes(action)))}
          </Part>
        </div>
      ))}
    </>
  );
}

/** Those steps of an older counsel that stand in no phase of the plan. */
function FurtherSteps({ analysis }: { readonly analysis: Analysis }) {
  const styles = useStyles();
  const steps = ownSteps(analysis.counsel);
  if (steps.length === 0) return null;
  return (
    <div className={styles.phase}>
      <Part title={furtherStepsTitle}>
        <ul className={styles.milestones}>
          {steps.map(({ step, place }) => (
            <li key={place.id}>
              <StepLink id={place.id} title={place.title} />
              <Facts
                facts={{ When: [byDate(step, regionOf(analysis))], [seenByTitle]: [step.measure] }}
              />
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
