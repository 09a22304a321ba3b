import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatScore } from '@ellac/contracts';
import { BandedBar, brandTokens, ReadinessIcon, type ReadinessStep } from '@ellac/web';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    columnGap: '6px',
    marginBottom: '4px',
  },
  figure: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  icon: { display: 'flex', alignSelf: 'center', color: tokens.colorNeutralForeground3 },
  step1: { color: brandTokens.readiness1Text },
  step2: { color: brandTokens.readiness2Text },
  step3: { color: brandTokens.readiness3Text },
  step4: { color: brandTokens.readiness4Text },
  bar: { maxWidth: '240px' },
});

interface Props {
  /** From 0 to 10. */
  readonly score: number;
  readonly step: ReadinessStep;
  /** The band or the level. */
  readonly word: string;
}

/** A score with its band, in words and as a bar. */
export function ScoreCell({ score, step, word }: Props) {
  const styles = useStyles();
  return (
    <div>
      <span className={styles.line}>
        <span className={mergeClasses(styles.icon, step !== null && styles[`step${step}`])}>
          <ReadinessIcon step={step} />
        </span>
        <span className={styles.figure}>{formatScore(score)}</span> <span>{word}</span>
      </span>
      <div className={styles.bar}>
        <BandedBar value={score} step={step} />
      </div>
    </div>
  );
}
