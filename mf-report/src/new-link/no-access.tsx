import type { ErrorAlertProps } from '@ellac/web';
import { ReportProblem } from '../report-problem.js';
import { NewLinkForm } from './new-link-form.js';

interface NoAccessProps extends ErrorAlertProps {
  readonly reportId: string;
}

/** Says why this link does not open the report, and offers a new link. */
export function NoAccess({ reportId, ...alert }: NoAccessProps) {
  return (
    <ReportProblem {...alert}>
      <NewLinkForm reportId={reportId} />
    </ReportProblem>
  );
}
