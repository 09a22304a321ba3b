import { Caption1, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  progress: { display: 'grid', gap: tokens.spacingVerticalXS },
  text: { color: tokens.colorNeutralForeground3 },
});

interface StepProgressProps {
  readonly textId: string;
  /** From 1. */
  readonly step: number;
  readonly steps: number;
}

/** How far along the tabs the owner is. */
export function StepProgress({ textId, step, steps }: StepProgressProps) {
  const styles = useStyles();
  const text = `Step ${step} of ${steps}`;
  return (
    <div className={styles.progress}>
      <Caption1 id={textId} className={styles.text}>
        {text}
      </Caption1>
      <ProgressBar aria-labelledby={textId} value={step} max={steps} thickness="large" />
    </div>
  );
}
