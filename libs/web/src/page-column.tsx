import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { brandTokens } from './theme/brand-tokens.js';

/** The air around a column; what reaches to the window's edges takes it away again. */
export const columnPadding = {
  inline: 'clamp(16px, 4vw, 32px)',
  block: 'clamp(24px, 5vw, 48px)',
} as const;

/**
 * The style of a field of brand colour at the top of a column. It reaches to the window's edges
 * without making the page wider.
 */
export const fieldToEdges = {
  marginBlockStart: `calc(-1 * ${columnPadding.block})`,
  boxShadow: `0 0 0 100vmax ${brandTokens.brandField}`,
  clipPath: 'inset(0 -100vmax)',
} as const;

const useStyles = makeStyles({
  column: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '800px',
    marginInline: 'auto',
    paddingInline: columnPadding.inline,
    paddingBlock: columnPadding.block,
    // Paper has margins of its own.
    '@media print': { maxWidth: 'none', padding: 0 },
  },
  wide: { maxWidth: '1280px' },
});

/** The middle of a page, at most 800 pixels wide; `isWide` where it holds tables. */
export function PageColumn({ children, isWide }: { children: ReactNode; isWide?: boolean }) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.column, isWide === true && styles.wide)}>{children}</div>
  );
}
