import { makeStyles, Title2 } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  title: {
    margin: 0,
    overflowWrap: 'anywhere',
    // The page focuses the heading itself, and it is not a control, so it shows no focus ring.
    outlineStyle: 'none',
  },
});

/** The heading of a page, which gets the focus once the page has loaded. */
export function PageTitle({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <Title2 as="h1" block tabIndex={-1} className={styles.title}>
      {children}
    </Title2>
  );
}
