import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatNumber } from '@ellac/contracts';
import { brandTokens, ReadinessIcon } from '@ellac/web';
import { Link as RouterLink } from 'wouter';
import { leaveFocus } from '../pieces/leave-focus.js';
import { PageLink } from '../pieces/page-link.js';
import type { Share } from './share.js';
import { useStepColors } from './step-colors.js';

const useStyles = makeStyles({
  // In forced colours an SVG gets the system's colours only through `currentColor`.
  bar: {
    display: 'block',
    width: '100%',
    borderRadius: tokens.borderRadiusMedium,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  segment: {
    fill: 'currentColor',
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '2px',
    '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' },
  },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  entry: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    paddingInline: '4px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    '@media (max-width: 639px)': { minHeight: '44px' },
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: brandTokens.surfaceSubtle },
  },
  icon: { display: 'flex' },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});

/** Pixels. */
const barHeight = 28;

/**
 * The shares of a whole as one bar. Each entry below it leads to the companies that it counts. Its
 * segment does so for a pointer; the keyboard and screen readers have the entry alone, not the same
 * link twice.
 */
export function StackedShares({ shares }: { readonly shares: readonly Share[] }) {
  const styles = useStyles();
  const colors = useStepColors();
  const all = shares.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <svg className={styles.bar} height={barHeight} aria-hidden="true">
        {segmentsOf(shares, all).map(({ share, start, part }) => (
          <RouterLink key={share.label} to={share.to} tabIndex={-1} onClick={leaveFocus}>
            <rect
              className={mergeClasses(styles.segment, colors(share.step))}
              x={`${start * 100}%`}
              width={`${part * 100}%`}
              height={barHeight}
            >
              <title>{`${share.label}: ${formatNumber(share.count)}`}</title>
            </rect>
          </RouterLink>
        ))}
      </svg>
      <ul className={styles.legend}>
        {shares.map(({ label, step, count, to }) => (
          <li key={label}>
            <PageLink to={to} className={styles.entry}>
              <span className={mergeClasses(styles.icon, colors(step))}>
                <ReadinessIcon step={step} />
              </span>
              <span>{label}</span> <span className={styles.count}>{formatNumber(count)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Segment {
  readonly share: Share;
  /** Parts of the bar, from 0 to 1. */
  readonly start: number;
  readonly part: number;
}

function segmentsOf(shares: readonly Share[], all: number): Segment[] {
  let end = 0;
  return shares
    .filter(({ count }) => count > 0)
    .map((share) => {
      const start = end;
      end += share.count / all;
      return { share, start, part: share.count / all };
    });
}
