import { reportLinkHours } from '@ellac/contracts';
import { useState } from 'react';
import { ReportProblem, type ReportProblemProps } from '../report-problem.js';
import { NewLinkForm } from './new-link-form.js';
import { NewLinkSent, type SentLink } from './new-link-sent.js';

interface NoAccessProps extends Omit<ReportProblemProps, 'of' | 'about' | 'children'> {
  readonly reportId: string;
}

/** Says why this link does not open the report, and offers a new link until one was sent. */
export function NoAccess({ reportId, ...problem }: NoAccessProps) {
  const [sent, setSent] = useState<SentLink | null>(null);
  if (sent !== null) return <NewLinkSent {...sent} onAnother={() => setSent(null)} />;
  return (
    <ReportProblem
      {...problem}
      about={`Links are valid for ${reportLinkHours} hours, so that nobody else reads your report.`}
    >
      <NewLinkForm reportId={reportId} onSent={(email) => setSent({ email, sentAt: new Date() })} />
    </ReportProblem>
  );
}
