import { makeStyles, tokens } from '@fluentui/react-components';
import { Clock20Regular } from '@fluentui/react-icons';
import { StepBar } from './step-bar.js';

const useStyles = makeStyles({
  progress: { display: 'grid', gap: '10px' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
  step: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  time: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalSNudge },
});

interface StepProgressProps {
  readonly textId: string;
  /** From 1. */
  readonly step: number;
  readonly steps: number;
  readonly answered: number;
  readonly questions: number;
  /** In words; null where nothing is left. */
  readonly timeLeft: string | null;
}

/** How far along the tabs the owner is, and what is left. */
export function StepProgress(props: StepProgressProps) {
  const { textId, step, steps, answered, questions, timeLeft } = props;
  const styles = useStyles();
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span>
          <span id={textId} className={styles.step}>{`Step ${step} of ${steps}`}</span>
          {` · ${answered} of ${questions} answered`}
        </span>
        {timeLeft !== null && (
          <span className={styles.time}>
            <Clock20Regular />
            {timeLeft}
          </span>
        )}
      </div>
      <StepBar labelledBy={textId} step={step} steps={steps} />
    </div>
  );
}
