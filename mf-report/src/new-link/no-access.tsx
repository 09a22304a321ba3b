import type { ErrorAlertProps } from '@ellac/web';
import { ReportProblem } from '../report-problem.js';
import { NewLinkForm } from './new-link-form.js';

interface NoAccessProps extends ErrorAlertProps {
  readonly reportId: string;
}

/** Why the report does not open with this link, and the way to a new one. */
export function NoAccess({ reportId, ...alert }: NoAccessProps) {
  return (
    <ReportProblem {...alert}>
      <NewLinkForm reportId={reportId} />
    </ReportProblem>
  );
}
