import type { Counsel } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { counselStepId } from '../reading-place/counsel-place.js';
import { counselDate, seenByTitle } from '../words/counsel-headings.js';
import { Isolated } from '../pieces/isolated.js';
import { measure } from '../pieces/measure.js';
import { RestsOn } from '../pieces/rests-on.js';

const useStyles = makeStyles({
  list: {
    margin: 0,
    paddingInlineStart: '28px',
    display: 'grid',
    gap: '20px',
    maxWidth: measure,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
  },
  item: { breakInside: 'avoid', '::marker': { fontWeight: tokens.fontWeightSemibold } },
  title: { fontWeight: tokens.fontWeightSemibold },
  by: { whiteSpace: 'nowrap' },
  how: { margin: '4px 0 0' },
  measure: { margin: '4px 0 0', color: tokens.colorNeutralForeground2 },
});

/** The steps as they are done in this business, by their dates. */
export function CounselSteps({ steps }: { steps: Counsel['steps'] }) {
  const styles = useStyles();
  return (
    <ol className={styles.list}>
      {steps.map((step, index) => (
        <li key={index} id={counselStepId(index)} tabIndex={-1} className={styles.item}>
          <span className={styles.title}>
            <Isolated text={step.title} />
          </span>{' '}
          <span className={styles.by}>{counselDate(step)}</span>
          <p className={styles.how}>
            <Isolated text={step.how.text} />
          </p>
          <p className={styles.measure}>
            {seenByTitle}: <Isolated text={step.measure} />
          </p>
          <RestsOn of={step.title} evidence={step.how.evidence} />
        </li>
      ))}
    </ol>
  );
}
