import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons';
import { changeThreshold, formatScore } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import { spreadOf } from './differences.js';

const useStyles = makeStyles({
  change: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontVariantNumeric: 'tabular-nums',
  },
  better: { color: brandTokens.doneText, fontWeight: tokens.fontWeightSemibold },
  worse: { color: brandTokens.readiness1Text, fontWeight: tokens.fontWeightSemibold },
});

interface TurnProps {
  readonly isBetter: boolean;
  readonly words: string;
}

/** Which way something went, by arrow, word and colour. */
export function Turn({ isBetter, words }: TurnProps) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.change, isBetter ? styles.better : styles.worse)}>
      {isBetter ? <ArrowUpRegular aria-hidden /> : <ArrowDownRegular aria-hidden />}
      {words}
    </span>
  );
}

interface ChangeProps {
  readonly before: number;
  readonly after: number;
}

/** How a score changed, by arrow, figure and word; less than half a point is noise. */
export function Change({ before, after }: ChangeProps) {
  const change = spreadOf([before, after]);
  if (change < changeThreshold) return <span>about the same</span>;
  const isBetter = after > before;
  return (
    <Turn isBetter={isBetter} words={`${formatScore(change)} ${isBetter ? 'better' : 'worse'}`} />
  );
}
