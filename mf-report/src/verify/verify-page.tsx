import { messages } from '@ellac/contracts';
import { messageOf, PageSpinner, usePageTitle } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { NoAccess } from '../new-link/no-access.js';
import { YourReportPage } from '../your-report-page.js';
import { AccessVerified } from './access-verified.js';
import { verifyReport } from './verify-report.js';

/** Checks a link's token, then goes on to the report or offers a new link. */
export function VerifyPage({ reportId, token }: { reportId: string; token: string | null }) {
  usePageTitle('Your report');
  return token === null || token === '' ? (
    <NoAccess reportId={reportId} message={messages.linkMissing} />
  ) : (
    <Verification reportId={reportId} token={token} />
  );
}

function Verification({ reportId, token }: { reportId: string; token: string }) {
  const verification = useQuery(verifyReport(reportId, token));
  if (verification.isPending) {
    return (
      <YourReportPage>
        <PageSpinner label="Verifying..." />
      </YourReportPage>
    );
  }
  if (verification.isError) {
    const message = messageOf(verification.error, 'Failed to verify report access');
    return <NoAccess reportId={reportId} message={message} />;
  }
  return <AccessVerified reportId={reportId} token={token} />;
}
