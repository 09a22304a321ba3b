import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';

const forced = '@media (forced-colors: active)';

const useStyles = makeStyles({
  bar: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '4px' },
  line: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  part: {
    boxSizing: 'border-box',
    height: '6px',
    borderRadius: '3px',
    backgroundColor: brandTokens.surfaceSubtle,
    [forced]: { border: '1px solid CanvasText' },
  },
  thin: { height: '4px', borderRadius: 0 },
  before: {
    backgroundColor: brandTokens.share2,
    [forced]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
  now: {
    backgroundColor: tokens.colorBrandForegroundLink,
    [forced]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
});

interface StepBarProps {
  readonly labelledBy: string;
  /** From 1. */
  readonly step: number;
  readonly steps: number;
}

/** A segment for each tab: those before the open one, that one, and the rest. */
export function StepBar(props: StepBarProps) {
  const styles = useStyles();
  return <Bar {...props} className={styles.bar} partClass={styles.part} />;
}

/** The same as one thin line. */
export function StepLine(props: StepBarProps) {
  const styles = useStyles();
  return (
    <Bar {...props} className={styles.line} partClass={mergeClasses(styles.part, styles.thin)} />
  );
}

interface BarProps extends StepBarProps {
  readonly className: string;
  readonly partClass: string;
}

function Bar({ labelledBy, step, steps, className, partClass }: BarProps) {
  const styles = useStyles();
  return (
    <div
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuenow={step}
      aria-valuemax={steps}
      className={className}
    >
      {Array.from({ length: steps }, (_, index) => (
        <span
          key={index}
          className={mergeClasses(
            partClass,
            index < step - 1 && styles.before,
            index === step - 1 && styles.now,
          )}
        />
      ))}
    </div>
  );
}
