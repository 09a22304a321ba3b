import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { goTo } from '../reading-place/go-to.js';
import type { LeadingStep } from '../words/leading-steps.js';
import { byDate } from '../words/page-one-words.js';
import { Isolated } from '../pieces/isolated.js';
import { measure } from '../pieces/measure.js';

const useStyles = makeStyles({
  list: {
    margin: 0,
    paddingInlineStart: '24px',
    display: 'grid',
    gap: '12px',
    maxWidth: measure,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
  },
  item: { breakInside: 'avoid' },
  step: { fontWeight: tokens.fontWeightSemibold },
  link: {
    // The padding makes it tall enough to tap. As a block, its list number would be beside its last
    // line.
    paddingBlock: '3px',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: 'inherit',
    '@media print': { color: 'inherit', textDecorationLine: 'none' },
  },
  by: { whiteSpace: 'nowrap' },
  why: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** The steps to begin with, each with its date, its reason and a link to its details. */
export function DatedSteps({ steps }: { steps: readonly LeadingStep[] }) {
  const styles = useStyles();
  return (
    <ol className={styles.list}>
      {steps.map(({ step, why, place, ...date }, index) => (
        <li key={index} className={styles.item}>
          <span className={styles.step}>
            <StepName step={step} place={place} />
          </span>{' '}
          <span className={styles.by}>{byDate(date)}</span>
          <p className={styles.why}>
            <Isolated text={why} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function StepName({ step, place }: { step: string; place: string | null }) {
  const styles = useStyles();
  if (place === null) return <Isolated text={step} />;
  return (
    <Link inline className={styles.link} href={`#${place}`} onClick={goTo(place)}>
      <Isolated text={step} />
    </Link>
  );
}
