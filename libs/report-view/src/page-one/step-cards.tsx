import { makeStyles, tokens } from '@fluentui/react-components';
import { ClockRegular } from '@fluentui/react-icons';
import type { StepCard } from '../words/plan/leading-steps.js';
import { ownHours } from '../words/plan/plan-words.js';
import { Isolated } from '../pieces/isolated.js';
import { StepLink } from '../pieces/steps/step-link.js';
import { StepNumber } from '../pieces/steps/step-number.js';

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
    columnGap: '16px',
    marginBlockEnd: '-16px',
    '@media print': { gridTemplateColumns: 'repeat(3, 1fr)', columnGap: '10px' },
  },
  // Dates, titles, reasons and hours stand in one line across the cards.
  card: {
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    alignContent: 'start',
    rowGap: '6px',
    marginBlockEnd: '16px',
    padding: '14px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    '@media print': { padding: '10px 12px' },
  },
  when: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
  },
  title: {
    margin: 0,
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    '@media print': { fontSize: '15px', lineHeight: '20px' },
  },
  why: {
    margin: 0,
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground3,
  },
  hours: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: 0,
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
});

/** The steps to begin with, each with its date, its reason and a link to its details. */
export function StepCards({ steps }: { steps: readonly StepCard[] }) {
  const styles = useStyles();
  return (
    <ol className={styles.list}>
      {steps.map(({ step, why, place, hours, weeks, when }, index) => (
        <li key={index} className={styles.card}>
          <span className={styles.when}>
            <StepNumber number={index + 1} /> <Isolated text={when} />
          </span>
          <h3 className={styles.title}>
            <StepLink id={place} title={step} isTitle />
          </h3>
          {why === null ? null : (
            <p className={styles.why}>
              <Isolated text={why} />
            </p>
          )}
          {hours === undefined ? null : (
            <p className={styles.hours}>
              <ClockRegular fontSize={18} aria-hidden /> {ownHours(hours, weeks)}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
