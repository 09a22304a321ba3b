import type { Counsel } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { counselStepId } from '../reading-place/counsel-place.js';
import { byDate } from '../words/plan/plan-words.js';
import { Isolated } from '../pieces/isolated.js';
import { measure } from '../pieces/measure.js';
import { RestsOn } from '../pieces/evidence/rests-on.js';
import { evidenceOfStep, StepDetails } from './step-details.js';

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
});

/** The steps of an older report as they are done in this business, by their dates. */
export function CounselSteps({ steps, region }: { steps: Counsel['steps']; region: string }) {
  const styles = useStyles();
  return (
    <ol className={styles.list}>
      {steps.map((step, index) => (
        <li key={index} id={counselStepId(index)} tabIndex={-1} className={styles.item}>
          <span className={styles.title}>
            <Isolated text={step.title} />
          </span>{' '}
          <span className={styles.by}>{byDate(step, region)}</span>
          <StepDetails step={step} />
          <RestsOn of={step.title} evidence={evidenceOfStep(step)} />
        </li>
      ))}
    </ol>
  );
}
