import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  column: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '800px',
    marginInline: 'auto',
    paddingInline: 'clamp(16px, 4vw, 32px)',
    paddingBlock: 'clamp(24px, 5vw, 48px)',
  },
});

/** The middle of a page, at most 800 pixels wide. */
export function PageColumn({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return <div className={styles.column}>{children}</div>;
}
