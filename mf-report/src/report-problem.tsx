import { ErrorAlert, type ErrorAlertProps } from '@ellac/web';
import { makeStyles, Title2 } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '24px' },
  heading: { margin: 0 },
});

interface ReportProblemProps extends ErrorAlertProps {
  /** The way on from here, where there is more to it than trying again. */
  readonly children?: ReactNode;
}

/** The page in place of a report that cannot be shown. */
export function ReportProblem({ children, ...alert }: ReportProblemProps) {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <Title2 as="h1" className={styles.heading}>
        Your report
      </Title2>
      <ErrorAlert {...alert} />
      {children}
    </div>
  );
}
