import {
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { formatDate, type ReportRecord } from '@ellac/contracts';
import { belowPageOne, planSlotsOf, ReportView, WhatIf } from '@ellac/report-view';
import { ErrorAlert, messageOf, PageSpinner, useHeadingFocus, usePageTitle } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PageTitle } from '../pieces/page-title.js';
import { BackToList } from '../companies/back-to-list.js';
import { InTrash, isInTrash } from '../company/in-trash.js';
import { whyWaiting } from '../company/why-waiting.js';
import { MailFailure } from './mails/mail-failure.js';
import { reportAnalysis } from './report-analysis.js';
import { ReportDesk } from './report-desk.js';
import { ReportHead } from './report-head.js';
import { reportRecord } from './report-record-query.js';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  notices: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    marginBlockEnd: '16px',
    ':empty': { display: 'none' },
    '@media print': { display: 'none' },
  },
});

const day = (moment: string): string => formatDate(new Date(moment));

/** One report as a coach works with it: what to ask, what was sent, comments, and the report. */
export function ReportPage({ reportId }: { reportId: string }) {
  const styles = useStyles();
  const record = useQuery(reportRecord(reportId));
  useEffect(() => belowPageOne.loadAhead(), []);
  const page = useHeadingFocus(!record.isPending);
  usePageTitle(
    record.data === undefined
      ? 'Report'
      : `Report on ${record.data.company.name}, ${day(record.data.submittedAt)}`,
  );
  return (
    <div ref={page} className={styles.page}>
      {record.isSuccess ? (
        <Report record={record.data} />
      ) : (
        <>
          <span>
            <BackToList>Back to Submissions</BackToList>
          </span>
          <PageTitle>Report</PageTitle>
          {record.isPending ? <PageSpinner label="Loading your report..." /> : null}
          {isInTrash(record.error) ? <InTrash message={record.error.message} /> : null}
          {record.isError && !isInTrash(record.error) ? (
            <ErrorAlert
              title="Failed to load analysis results"
              message={messageOf(record.error, 'Please try again.')}
              action={{ label: 'Try again', onClick: () => void record.refetch() }}
            />
          ) : null}
        </>
      )}
    </div>
  );
}

function Report({ record }: { record: ReportRecord }) {
  const { id, generationStatus } = record;
  return (
    <>
      <ReportHead record={record} />
      <ReportDesk
        record={record}
        notices={<Notices record={record} />}
        report={generationStatus === 'completed' ? <OwnersReport reportId={id} /> : null}
      />
    </>
  );
}

/** What stands in the way of the report or of its mail. */
function Notices({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  const { generationStatus, generationError } = record;
  return (
    <div className={styles.notices}>
      {generationStatus === 'failed' ? (
        <ErrorAlert
          title="This report could not be made"
          message={generationError ?? 'The reason is not known. Regenerate starts it anew.'}
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
      <MailFailure record={record} />
    </div>
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
          report.data.offersWhatIf === true ? <WhatIf analysis={report.data} token={null} /> : null
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
