import { messages, pagePaths, type Analysis, analysisSchema, apiPaths } from '@ellac/contracts';
import { belowPageOne, planSlotsOf, ReportView, WhatIf } from '@ellac/report-view';
import { HttpError, useHeadingFocus, usePageTitle, fetchJson } from '@ellac/web';
import { useQuery, type UseQueryResult, queryOptions } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { NoAccess } from '../new-link/no-access.js';
import { problemWords } from '../problem-words.js';
import { ReportProblem } from '../report-problem.js';
import { ReportSkeleton } from './report-skeleton.js';

const failed = 'Failed to load analysis results';

/** The report, behind a valid link. */
export function ResultsPage({ reportId, token }: { reportId: string; token: string | null }) {
  const report = useQuery(getAnalysis(reportId, token));
  useEffect(() => belowPageOne.loadAhead(), []);
  // Where a browser keeps no cookies, the page's further calls need the token that its address loses.
  const [openedWith] = useState(token);
  // A report is long: it is rendered in slices, behind the skeleton.
  const analysis = useDeferredValue(report.data);
  const isWaiting = report.isFetching || analysis !== report.data;
  usePageTitle(report.data === undefined ? 'Your report' : `Report on ${report.data.company.name}`);
  const page = useHeadingFocus(!isWaiting);
  const [, goTo] = useLocation();
  const hasTokenToHide = report.isSuccess && !isWaiting && token !== null;
  useEffect(() => {
    // Removes the token from the address, so that nobody copies, photographs or finds it by Back.
    // The cookie that came with the report opens it again.
    if (hasTokenToHide) goTo(pagePaths.results(reportId, null) + location.hash, { replace: true });
  }, [goTo, hasTokenToHide, reportId]);
  return (
    <div ref={page}>
      {isWaiting ? (
        <ReportSkeleton />
      ) : (
        <Results reportId={reportId} token={openedWith} report={report} />
      )}
    </div>
  );
}

interface ResultsProps {
  readonly reportId: string;
  readonly token: string | null;
  readonly report: UseQueryResult<Analysis>;
}

function Results({ reportId, token, report }: ResultsProps) {
  if (report.isSuccess) {
    const analysis = report.data;
    return (
      <ReportView
        analysis={analysis}
        {...planSlotsOf(analysis, { token })}
        afterFindings={
          analysis.offersWhatIf === true ? <WhatIf analysis={analysis} token={token} /> : null
        }
      />
    );
  }
  if (report.error instanceof HttpError && report.error.status === 401) {
    return <NoAccess reportId={reportId} message={messages.reportUnauthorized} />;
  }
  const problem = {
    ...problemWords(report.error, failed),
    action: { label: 'Try again', onClick: () => void report.refetch() },
  };
  // The link was rate limited after too many tries; a new link opens the report at once.
  if (report.error instanceof HttpError && report.error.status === 429) {
    return <NoAccess reportId={reportId} {...problem} />;
  }
  return <ReportProblem {...problem} />;
}

/**
 * The query of the report. Its key has no token, so that the report is not requested again when the
 * token is removed from the address.
 */
const getAnalysis = (reportId: string, token: string | null) =>
  queryOptions({
    queryKey: [apiPaths.analysis(reportId, null)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.analysis(reportId, token), analysisSchema, { signal }),
    retry: false,
  });
