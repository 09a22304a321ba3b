import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { brandTokens } from '../theme/brand-tokens.js';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    gap: '10px',
    maxWidth: '520px',
    marginInline: 'auto',
    paddingBlock: '64px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    textAlign: 'center',
  },
  low: {
    fill: brandTokens.brandTintLine,
    '@media (forced-colors: active)': { fill: 'CanvasText' },
  },
  missing: {
    fill: 'none',
    stroke: tokens.colorBrandBackground,
    strokeDasharray: '4 4',
    '@media (forced-colors: active)': { stroke: 'CanvasText' },
  },
  high: {
    fill: tokens.colorBrandBackground,
    '@media (forced-colors: active)': { fill: 'CanvasText' },
  },
  action: { marginTop: '12px', ':empty': { display: 'none' } },
});

interface EmptyStateProps {
  /** What is not there, and what that means. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Stands where something is not there: the mark's bars with one missing, a sentence, an action. */
export function EmptyState({ children, action }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <svg width="132" height="56" viewBox="0 0 132 56" aria-hidden="true">
        <rect y="38" width="26" height="18" rx="4" className={styles.low} />
        <rect x="35" y="26" width="26" height="30" rx="4" className={styles.low} />
        <rect x="70.5" y="14.5" width="25" height="41" rx="4" className={styles.missing} />
        <rect x="106" width="26" height="56" rx="4" className={styles.high} />
      </svg>
      {children}
      <div className={styles.action}>{action}</div>
    </div>
  );
}
