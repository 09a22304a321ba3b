import { makeStyles, tokens } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Facts } from '../pieces/evidence/evidence-list.js';
import { StepNumber } from '../pieces/steps/step-number.js';
import { belowContents } from '../reading-place/contents-place.js';

const phone = '@media screen and (max-width: 639px)';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) 260px',
    gap: '4px 16px',
    padding: '10px 0',
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
    '@media print': { gap: 0, fontSize: '13px', lineHeight: '17px' },
  },
  when: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':empty': { display: 'none' },
  },
  more: { ':empty': { display: 'none' } },
  action: {
    gridColumn: 2,
    alignSelf: 'end',
    ':empty': { display: 'none' },
    '@media print': { display: 'none' },
  },
});

interface StepRowProps {
  readonly number: number;
  /** How deep its heading is. */
  readonly level: 2 | 4;
  /** The address of its title; null where nothing leads there. */
  readonly id: string | null;
  readonly title: ReactNode;
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** The numbers of the steps that come first. */
  readonly needs: readonly number[];
  /** Until when, or how long it takes; null where neither is known. */
  readonly when: string | null;
  /** Beside that, when it begins or ends. */
  readonly otherDate: string | null;
  readonly hours: string | null;
  readonly badge?: ReactNode;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A step in a list: its number, title and facts, with its dates and hours at the side. */
export function StepRow(step: StepRowProps) {
  const styles = useStyles();
  const { needs, otherDate, hours } = step;
  const Heading = `h${step.level}` as const;
  return (
    <li className={styles.row}>
      <StepNumber number={step.number} />
      <div className={styles.words}>
        <Heading id={step.id ?? undefined} tabIndex={-1} className={styles.title}>
          {step.title}
        </Heading>
        <Facts facts={step.facts} />
        {needs.length === 0 ? null : (
          <p className={styles.needs}>
            <LinkRegular fontSize={16} aria-hidden />
            {needs.length === 1 ? 'Needs step' : 'Needs steps'} {needs.join(', ')}
          </p>
        )}
      </div>
      <div className={styles.side}>
        <span className={styles.when}>
          {step.when}
          {step.badge}
        </span>
        <span className={styles.more}>
          {[otherDate, hours].filter((each) => each !== null).join(' · ')}
        </span>
      </div>
      <div className={styles.action}>{step.children}</div>
    </li>
  );
}
