import { messages, type Analysis } from '@ellac/contracts';
import { ReportView } from '@ellac/report-view';
import { HttpError, messageOf, PageSpinner, useHeadingFocus, usePageTitle } from '@ellac/web';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { NoAccess } from '../new-link/no-access.js';
import { ReportProblem } from '../report-problem.js';
import { getAnalysis } from './get-analysis.js';

/** The report, for whoever has a good link. */
export function ResultsPage({ reportId, token }: { reportId: string; token: string | null }) {
  const report = useQuery(getAnalysis(reportId, token));
  usePageTitle(report.data === undefined ? 'Your report' : `Report on ${report.data.company.name}`);
  const page = useHeadingFocus(!report.isFetching);
  return (
    <div ref={page}>
      <Results reportId={reportId} report={report} />
    </div>
  );
}

function Results({ reportId, report }: { reportId: string; report: UseQueryResult<Analysis> }) {
  if (report.isFetching) return <PageSpinner label="Loading your report..." />;
  if (report.isSuccess) return <ReportView analysis={report.data} />;
  if (report.error instanceof HttpError && report.error.status === 401) {
    return <NoAccess reportId={reportId} message={messages.reportUnauthorized} />;
  }
  return (
    <ReportProblem
      message={messageOf(report.error, 'Failed to load analysis results')}
      action={{ label: 'Try again', onClick: () => void report.refetch() }}
    />
  );
}
