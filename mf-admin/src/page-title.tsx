import { makeStyles, Title2 } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  title: {
    margin: 0,
    overflowWrap: 'anywhere',
    // Focused by the page itself; it is nothing that can be pressed.
    outlineStyle: 'none',
  },
});

/** What a page is about; it gets the focus when the page is there. */
export function PageTitle({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <Title2 as="h1" block tabIndex={-1} className={styles.title}>
      {children}
    </Title2>
  );
}
