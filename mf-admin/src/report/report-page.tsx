import {
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { formatDate, pagePaths, type ReportRecord } from '@ellac/contracts';
import { planSlotsOf, ReportView, WhatIf } from '@ellac/report-view';
import { ErrorAlert, messageOf, PageSpinner, useHeadingFocus, usePageTitle } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../page-title.js';
import { lastListPath } from '../companies/last-list.js';
import { ReportButtons } from '../company/report-buttons.js';
import { GenerationBadge } from '../company/status-badge.js';
import { whyWaiting } from '../company/why-waiting.js';
import { PageLink } from '../page-link.js';
import { CoachCard } from './coach-card.js';
import { CommentsCard } from './comments/comments-card.js';
import { reportAnalysis } from './report-analysis.js';
import { reportRecord } from './report-record-query.js';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  report: { width: '100%', maxWidth: '800px', marginInline: 'auto', marginTop: '16px' },
});

const day = (moment: string): string => formatDate(new Date(moment));

/** One report as a coach works with it: what to ask, what was sent, comments, and the report. */
export function ReportPage({ reportId }: { reportId: string }) {
  const styles = useStyles();
  const record = useQuery(reportRecord(reportId));
  const page = useHeadingFocus(!record.isPending);
  usePageTitle(
    record.data === undefined
      ? 'Report'
      : `Report on ${record.data.company.name}, ${day(record.data.submittedAt)}`,
  );
  return (
    <div ref={page} className={styles.page}>
      <span>
        <PageLink to={lastListPath()}>Back to Submissions</PageLink>
      </span>
      {record.isPending ? <PageSpinner label="Loading your report..." /> : null}
      {record.isError ? (
        <>
          <PageTitle>Report</PageTitle>
          <ErrorAlert
            title="Failed to load analysis results"
            message={messageOf(record.error, 'Please try again.')}
            action={{ label: 'Try again', onClick: () => void record.refetch() }}
          />
        </>
      ) : null}
      {record.data === undefined ? null : <Report record={record.data} />}
    </div>
  );
}

function Report({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  const { id, company, generationStatus, generationError, recipientEmail } = record;
  const isCompleted = generationStatus === 'completed';
  return (
    <>
      <PageTitle>{`Report on ${company.name}, ${day(record.submittedAt)}`}</PageTitle>
      <div className={styles.bar}>
        <GenerationBadge status={generationStatus} />
        <PageLink to={pagePaths.adminCompany(company.id)}>All reports of this company</PageLink>
        <ReportButtons
          companyId={company.id}
          reportId={id}
          generationStatus={generationStatus}
          recipient={recipientEmail}
        />
      </div>
      {generationStatus === 'failed' ? (
        <ErrorAlert
          title="This report could not be made"
          message={`${generationError ?? 'The reason is not known.'} Regenerate starts it anew.`}
        />
      ) : null}
      {generationStatus === 'pending' && generationError !== null ? (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>This report waits</MessageBarTitle>
            {whyWaiting(generationError)}
          </MessageBarBody>
        </MessageBar>
      ) : null}
      <CoachCard record={record} />
      {isCompleted ? <CommentsCard reportId={id} /> : null}
      {isCompleted ? (
        <div className={styles.report}>
          <OwnersReport reportId={id} />
        </div>
      ) : null}
    </>
  );
}

function OwnersReport({ reportId }: { reportId: string }) {
  const report = useQuery(reportAnalysis(reportId));
  if (report.isPending) return <PageSpinner label="Loading your report..." />;
  if (report.isSuccess) {
    return (
      <ReportView
        analysis={report.data}
        place="desk"
        {...planSlotsOf(report.data, { token: null, isReadOnly: true })}
        afterFindings={
          report.data.offersWhatIf === true ? <WhatIf reportId={reportId} token={null} /> : null
        }
      />
    );
  }
  return (
    <ErrorAlert
      title="Failed to load analysis results"
      message={messageOf(report.error, 'Please try again.')}
      action={{ label: 'Try again', onClick: () => void report.refetch() }}
    />
  );
}
