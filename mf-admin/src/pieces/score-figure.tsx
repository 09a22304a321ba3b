import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons';
import {
  formatScore,
  labelOf,
  type ReadinessStanding,
  readinessStandingChoices,
} from '@ellac/contracts';
import { brandTokens, ForScreenReaders, ReadinessIcon } from '@ellac/web';
import { stepOf } from './standing-step.js';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  figure: { minWidth: '26px', fontWeight: tokens.fontWeightSemibold },
  icon: { display: 'flex', color: tokens.colorNeutralForeground3 },
  step1: { color: brandTokens.readiness1Text },
  step2: { color: brandTokens.readiness2Text },
  step3: { color: brandTokens.readiness3Text },
  step4: { color: brandTokens.readiness4Text },
  change: { display: 'inline-flex', alignItems: 'center', gap: '2px', fontSize: '13px' },
  up: { color: brandTokens.doneText },
  down: { color: brandTokens.failedText },
});

interface ScoreFigureProps {
  readonly score: number;
  readonly band: ReadinessStanding | null;
  /** The score of the report before; null where there is none. */
  readonly previous: number | null;
}

/** A score with the icon of its band, and the change since the report before. */
export function ScoreFigure({ score, band, previous }: ScoreFigureProps) {
  const styles = useStyles();
  const step = stepOf(band);
  const name = labelOf(readinessStandingChoices, band ?? 'not-judged');
  return (
    <span className={styles.root} title={name}>
      <span className={styles.figure}>{formatScore(score)}</span>
      <span className={mergeClasses(styles.icon, step !== null && styles[`step${step}`])}>
        <ReadinessIcon step={step} />
      </span>
      <ForScreenReaders>{name}</ForScreenReaders>
      {previous === null ? null : <Change by={changeOf(score, previous)} />}
    </span>
  );
}

/** The difference of two scores as they are shown. */
const changeOf = (score: number, previous: number): number =>
  Math.round(Number(formatScore(score)) * 10 - Number(formatScore(previous)) * 10) / 10;

function Change({ by }: { readonly by: number }) {
  const styles = useStyles();
  if (by === 0) return null;
  return (
    <span className={mergeClasses(styles.change, by > 0 ? styles.up : styles.down)}>
      {by > 0 ? <ArrowUpRegular aria-hidden /> : <ArrowDownRegular aria-hidden />}
      {formatScore(Math.abs(by))}
      <ForScreenReaders>{by > 0 ? ' higher than before' : ' lower than before'}</ForScreenReaders>
    </span>
  );
}
