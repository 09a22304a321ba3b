import { ReportProblem } from '../report-problem.js';
import { NewLinkForm } from './new-link-form.js';

/** Why the report does not open with this link, and the way to a new one. */
export function NoAccess({ reportId, message }: { reportId: string; message: string }) {
  return (
    <ReportProblem message={message}>
      <NewLinkForm reportId={reportId} />
    </ReportProblem>
  );
}
