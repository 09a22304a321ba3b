import { makeStyles, Title2 } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '24px' },
  // The page focuses the heading itself, and it is not a control, so it shows no focus ring.
  heading: { margin: 0, outlineStyle: 'none' },
});

/** The page shown instead of a report; its heading stays at the same place in every state. */
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
