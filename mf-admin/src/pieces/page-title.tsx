import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  title: {
    margin: 0,
    color: tokens.colorNeutralForeground1,
    fontSize: '24px',
    lineHeight: '32px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-.01em',
    overflowWrap: 'anywhere',
    // The page focuses the heading itself, and it is not a control, so it shows no focus ring.
    outlineStyle: 'none',
  },
});

/** The heading of a page, which gets the focus once the page has loaded. */
export function PageTitle({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <h1 tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}
