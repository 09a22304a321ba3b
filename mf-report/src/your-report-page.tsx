import { makeStyles, Title2 } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '24px' },
  // Focused by the page itself; it is nothing that can be pressed.
  heading: { margin: 0, outlineStyle: 'none' },
});

/** The page shown in place of a report; its heading keeps its place in every state. */
export function YourReportPage({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <Title2 as="h1" className={styles.heading} tabIndex={-1}>
        Your report
      </Title2>
      {children}
    </div>
  );
}
