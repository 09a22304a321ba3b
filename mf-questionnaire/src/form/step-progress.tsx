import { Caption1, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  progress: { display: 'grid', gap: tokens.spacingVerticalXS },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
  },
  text: { color: tokens.colorNeutralForeground3 },
});

interface StepProgressProps {
  readonly textId: string;
  /** From 1. */
  readonly step: number;
  readonly steps: number;
  /** Stands behind the step. */
  readonly count: ReactNode;
  /** Stands at the end of the line above the bar. */
  readonly children: ReactNode;
}

/** How far along the tabs the owner is. */
export function StepProgress({ textId, step, steps, count, children }: StepProgressProps) {
  const styles = useStyles();
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <Caption1 className={styles.text}>
          <span id={textId}>{`Step ${step} of ${steps}`}</span>
          {' · '}
          {count}
        </Caption1>
        {children}
      </div>
      <ProgressBar aria-labelledby={textId} value={step} max={steps} thickness="large" />
    </div>
  );
}
