import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  column: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '800px',
    marginInline: 'auto',
    paddingInline: 'clamp(16px, 4vw, 32px)',
    paddingBlock: 'clamp(24px, 5vw, 48px)',
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
