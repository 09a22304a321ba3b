import { ErrorAlert, type ErrorAlertProps } from '@ellac/web';
import type { ReactNode } from 'react';
import { YourReportPage } from './your-report-page.js';

interface ReportProblemProps extends ErrorAlertProps {
  /** Further actions besides trying again. */
  readonly children?: ReactNode;
}

/** Why a report cannot be shown. */
export function ReportProblem({ children, ...alert }: ReportProblemProps) {
  return (
    <YourReportPage>
      <ErrorAlert {...alert} />
      {children}
    </YourReportPage>
  );
}
