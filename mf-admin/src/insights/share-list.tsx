import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatNumber } from '@ellac/contracts';
import { brandTokens, ReadinessIcon } from '@ellac/web';
import { PageLink } from '../pieces/page-link.js';
import type { Share } from './share.js';
import { useStepColors } from './step-colors.js';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 112px) minmax(40px, 1fr) 44px',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    paddingInline: '4px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    '@media (max-width: 639px)': { minHeight: '44px' },
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: brandTokens.surfaceSubtle },
  },
  count: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  bar: { display: 'block', width: '100%', overflow: 'visible' },
  track: { fill: brandTokens.surfaceSubtle, '@media (forced-colors: active)': { fill: 'Canvas' } },
  value: { fill: 'currentColor' },
  icon: { display: 'flex' },
});

/** A distribution: each row leads to the companies that it counts. */
export function ShareList({ shares }: { readonly shares: readonly Share[] }) {
  const styles = useStyles();
  const colors = useStepColors();
  const most = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <ul className={styles.list}>
      {shares.map(({ label, step, count, to }) => {
        const color = colors(step);
        return (
          <li key={label}>
            <PageLink to={to} className={styles.row}>
              <span className={mergeClasses(styles.icon, color)}>
                <ReadinessIcon step={step} />
              </span>
              <span>{label}</span>{' '}
              <svg className={mergeClasses(styles.bar, color)} height="12" aria-hidden="true">
                <rect className={styles.track} width="100%" height="12" rx="2" />
                <rect
                  className={styles.value}
                  width={`${(count / most) * 100}%`}
                  height="12"
                  rx="2"
                />
              </svg>
              <span className={styles.count}>{formatNumber(count)}</span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
