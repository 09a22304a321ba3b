import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Filled, ErrorCircle16Filled } from '@fluentui/react-icons';
import { formatGrouped, percentSum } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import type { Shares } from './linked-percents.js';
import { useNotation } from '../numbers/use-notation.js';

const useStyles = makeStyles({
  whole: { color: brandTokens.doneText },
  broken: { color: brandTokens.failedText },
  status: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
});

/** Whether the shares of a group are 100% together, or how much they miss it by. */
export function SumStatus({ shares }: { readonly shares: Shares }) {
  const styles = useStyles();
  const notation = useNotation();
  const over = percentSum([percentSum(Object.values(shares)), -100]);
  if (over === 0) {
    return (
      <span className={styles.whole}>
        <span className={styles.status}>
          <CheckmarkCircle16Filled aria-hidden />
          Together 100%
        </span>
      </span>
    );
  }
  return (
    <span className={styles.broken}>
      <span className={styles.status}>
        <ErrorCircle16Filled aria-hidden />
        {`${formatGrouped(Math.abs(over), notation)}% ${over > 0 ? 'too much' : 'missing'}`}
      </span>
    </span>
  );
}
