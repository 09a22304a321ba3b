import { makeStyles, tokens } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Facts } from '../pieces/evidence/evidence-list.js';
import { PriorityBadge } from '../pieces/steps/priority-badge.js';
import { StepLink } from '../pieces/steps/step-link.js';
import { StepNumber } from '../pieces/steps/step-number.js';
import { belowContents } from '../reading-place/contents-place.js';
import type { ShownNames } from '../reading-place/counsel-place.js';
import { seenByTitle } from '../words/counsel-headings.js';
import { fromDate } from '../words/plan/plan-words.js';
import type { PlannedStep } from '../words/plan/planned-steps.js';

const phone = '@media screen and (max-width: 639px)';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) 150px',
    gap: '4px 16px',
    padding: '12px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTopStyle: 'none', paddingBlockStart: 0 },
    ':last-child': { paddingBlockEnd: 0 },
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    [phone]: { gridTemplateColumns: '28px minmax(0, 1fr)', columnGap: '12px' },
    '@media print': { padding: '7px 0' },
  },
  words: { minWidth: 0 },
  title: {
    margin: 0,
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    ...belowContents,
    '@media print': { fontSize: '15px', lineHeight: '20px' },
  },
  needs: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    margin: '2px 0 0',
    fontSize: '14px',
    lineHeight: '20px',
  },
  side: {
    gridRow: '1 / span 2',
    gridColumn: 3,
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '4px',
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
    [phone]: { gridRow: 'auto', gridColumn: 2 },
  },
  when: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  action: {
    gridColumn: 2,
    alignSelf: 'end',
    ':empty': { display: 'none' },
    '@media print': { display: 'none' },
  },
});

/** The owner's own time stands at the side. */
const isOfOthers = (resource: string): boolean => !/^(?:You|Owner): /u.test(resource);

interface PlanStepProps {
  readonly step: PlannedStep;
  readonly named: ShownNames;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A step in the plan's list: its title, its measure, its date and the owner's hours. */
export function PlanStep({ step, named, children }: PlanStepProps) {
  const styles = useStyles();
  const { number, title, id, told, place, when, hours, needs, action } = step;
  return (
    <li className={styles.row}>
      <StepNumber number={number} />
      <div className={styles.words}>
        <h4 id={id} tabIndex={-1} className={styles.title}>
          <StepLink id={told} title={title} isTitle />
        </h4>
        <Facts
          facts={{
            [seenByTitle]: place === null ? action.successMetrics : [place.step.measure],
            'Depends on': needs.length === 0 ? named(action.dependencies) : [],
            Resources: hours === null ? action.resources : action.resources.filter(isOfOthers),
          }}
        />
        {needs.length === 0 ? null : (
          <p className={styles.needs}>
            <LinkRegular fontSize={16} aria-hidden />
            {needs.length === 1 ? 'Needs step' : 'Needs steps'} {needs.join(', ')}
          </p>
        )}
      </div>
      <div className={styles.side}>
        <span className={styles.when}>{when}</span>
        {action.from === undefined ? null : <span>{fromDate(action.from)}</span>}
        {hours === null ? null : <span>{hours}</span>}
        {action.priority === 'critical' ? <PriorityBadge priority={action.priority} /> : null}
      </div>
      <div className={styles.action}>{children}</div>
    </li>
  );
}
