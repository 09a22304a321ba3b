import {
  formatPlainDate,
  type ActionPlan,
  type Analysis,
  type Counsel,
  type PhaseAction,
} from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { belowContents } from '../reading-place/contents-place.js';
import {
  ownSteps,
  placeInCounsel,
  shownNames,
  type ShownNames,
} from '../reading-place/counsel-place.js';
import { counselDate, furtherStepsTitle, seenByTitle } from '../words/counsel-headings.js';
import { actionId } from '../words/first-steps.js';
import { Facts } from '../pieces/evidence-list.js';
import { Isolated } from '../pieces/isolated.js';
import { Paragraph } from '../pieces/paragraph.js';
import { Part } from '../pieces/part.js';
import { PriorityBadge } from '../pieces/priority-badge.js';
import { RunningText } from '../pieces/running-text.js';
import { Section } from '../pieces/section.js';
import { StepLink } from '../pieces/step-link.js';
import { phasesText } from '../words/phases-text.js';
import { factsOfAction } from '../words/plan-words.js';
import { reportSections } from '../words/report-sections.js';
import { NotInThePlan } from './not-in-the-plan.js';

const useStyles = makeStyles({
  timeline: { breakAfter: 'avoid' },
  list: { margin: '12px 0 0', padding: 0, listStyleType: 'none', display: 'grid', gap: '20px' },
  item: {
    display: 'grid',
    gap: '4px',
    justifyItems: 'start',
    paddingInlineStart: '16px',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    breakInside: 'avoid',
    ...belowContents,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
});

function Milestones({ milestones }: { milestones: ActionPlan['criticalPath']['keyMilestones'] }) {
  const styles = useStyles();
  return (
    <ol className={styles.list} aria-label="Key milestones">
      {milestones.map(({ milestone, targetDate, dependencies }, index) => (
        <li key={index} className={styles.item}>
          <p className={styles.title}>
            <Isolated text={milestone} />
          </p>
          <Facts
            facts={{ 'Target date': [formatPlainDate(targetDate)], 'Depends on': dependencies }}
          />
        </li>
      ))}
    </ol>
  );
}

function Action({
  action,
  id,
  counsel,
  named,
}: {
  action: PhaseAction;
  id: string;
  counsel: Counsel | undefined;
  named: ShownNames;
}) {
  const styles = useStyles();
  const place = placeInCounsel(counsel, action.stepId);
  return (
    <li className={styles.item} id={id} tabIndex={-1}>
      <PriorityBadge priority={action.priority} />
      <p className={styles.title}>
        {place === null ? <Isolated text={action.description} /> : <StepLink place={place} />}
      </p>
      <Facts facts={factsOfAction(action, named, place !== null)} />
    </li>
  );
}

/** Those steps of the counsel that stand in no phase of the plan. */
function FurtherSteps({ counsel }: { counsel: Counsel | undefined }) {
  const styles = useStyles();
  const steps = ownSteps(counsel);
  if (steps.length === 0) return null;
  return (
    <Part title={furtherStepsTitle}>
      <ul className={styles.list}>
        {steps.map(({ step, place }) => (
          <li key={place.id} className={styles.item}>
            <p className={styles.title}>
              <StepLink place={place} />
            </p>
            <Facts facts={{ When: [counselDate(step)], [seenByTitle]: [step.measure] }} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function ImplementationPlan({ analysis }: { analysis: Analysis }) {
  const { actionPlan: plan, counsel } = analysis;
  const styles = useStyles();
  const howToRead = phasesText(plan);
  const named = shownNames(plan, counsel);
  return (
    <Section id="plan" title={reportSections.plan}>
      <Part title="Critical Path">
        <RunningText text={plan.criticalPath.description} />
        {/* The phases below have the same steps with the same dates. */}
        {counsel?.lead === undefined ? (
          <Milestones milestones={plan.criticalPath.keyMilestones} />
        ) : null}
      </Part>
      {howToRead === null ? null : <Paragraph>{howToRead}</Paragraph>}
      {plan.implementationPhases.map(({ phase, timeline, actions }, phaseIndex) => (
        <Part key={phaseIndex} title={phase}>
          <div className={styles.timeline}>
            <Paragraph>{timeline}</Paragraph>
          </div>
          <ul className={styles.list}>
            {actions.map((action, index) => (
              <Action
                key={index}
                action={action}
                id={actionId(phaseIndex, index)}
                counsel={counsel}
                named={named}
              />
            ))}
          </ul>
        </Part>
      ))}
      <FurtherSteps counsel={counsel} />
      <NotInThePlan plan={plan} />
    </Section>
  );
}
