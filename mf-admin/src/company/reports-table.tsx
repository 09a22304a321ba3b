import { makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  type AnalysisSummary,
  type CompanyDetail,
  type CompanyRecord,
  formatDateTime,
  formatDayTime,
  formatScore,
  pagePaths,
  type ReportRow,
  wordedParts,
} from '@ellac/contracts';
import { PageLink } from '../pieces/page-link.js';
import { areaNames } from '@ellac/report-view';
import { ForScreenReaders } from '@ellac/web';
import { asSentence } from '../words/as-sentence.js';
import { ScoreChip } from '../pieces/score-chip.js';
import { type RecordColumn, RecordTable } from '../pieces/record-table.js';
import { mailRemedy } from './mail-remedy.js';
import { ReportButtons } from './report-buttons.js';
import { EmailBadge, GenerationBadge } from './status-badge.js';
import { whyWaiting } from './why-waiting.js';

const columnsFor = (company: CompanyRecord): readonly RecordColumn<ReportRow>[] => [
  {
    title: 'Submission Date',
    cell: ({ response }) => formatDateTime(new Date(response.metadata.submittedAt)),
  },
  {
    title: 'Generation Status',
    cell: ({ analysis, since, progress }) => (
      <>
        <GenerationBadge status={analysis?.generationStatus ?? null} />
        {analysis === undefined ? (
          <InWork since={since} progress={progress} />
        ) : (
          <ReasonOf analysis={analysis} />
        )}
      </>
    ),
  },
  {
    title: 'Email Status',
    cell: ({ analysis }) => (
      <>
        <EmailBadge status={analysis?.emailSendStatus ?? null} />
        <SentTo analysis={analysis} />
        <MailFailure analysis={analysis} />
      </>
    ),
  },
  { title: 'Scores', cell: ({ analysis }) => <ScoresOf analysis={analysis} /> },
  {
    title: 'Actions',
    cell: ({ analysis }) =>
      analysis === undefined ? null : <ActionsOn analysis={analysis} company={company} />,
  },
];

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  small: { display: 'block', color: tokens.colorNeutralForeground3 },
  failure: { display: 'block', color: tokens.colorPaletteRedForeground1 },
});

/** A company's reports, the newest first. */
export function ReportsTable({ company, reports }: CompanyDetail) {
  return (
    <RecordTable
      label="Reports"
      columns={columnsFor(company)}
      rows={reports}
      keyOf={({ response }) => response.id}
    />
  );
}

interface ActionsProps {
  readonly analysis: AnalysisSummary;
  readonly company: CompanyRecord;
}

function ActionsOn({ analysis, company }: ActionsProps) {
  const styles = useStyles();
  const { id, generationStatus, recipientEmail } = analysis;
  const remedy = mailRemedy({
    status: analysis.emailSendStatus,
    reply: analysis.emailError,
    isCorrected: analysis.emailSentTo !== null && analysis.emailSentTo !== recipientEmail,
  });
  return (
    <div className={styles.actions}>
      <PageLink to={pagePaths.adminResults(id)}>View Details</PageLink>
      <ReportButtons
        companyId={company.id}
        reportId={id}
        generationStatus={generationStatus}
        recipient={recipientEmail}
        remedy={remedy}
      />
    </div>
  );
}

function InWork({ since, progress }: Pick<ReportRow, 'since' | 'progress'>) {
  const styles = useStyles();
  const facts = [
    progress && `${progress.length} of ${wordedParts.length} parts`,
    since && `since ${formatDayTime(new Date(since))}`,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <Text size={200} className={styles.small}>
      {facts.join(', ')}
    </Text>
  );
}

/** Why the report failed, or why it still waits. */
function ReasonOf({
  analysis: { generationStatus, generationError },
}: {
  analysis: AnalysisSummary;
}) {
  const styles = useStyles();
  if (!generationError) return null;
  const hasFailed = generationStatus === 'failed';
  return (
    <Text size={200} className={hasFailed ? styles.failure : styles.small}>
      {hasFailed ? generationError : whyWaiting(generationError)}
    </Text>
  );
}

function SentTo({ analysis }: { analysis: AnalysisSummary | undefined }) {
  const styles = useStyles();
  if (!analysis?.emailSentTo) return null;
  const time =
    analysis.emailSendStatus === 'pending'
      ? 'on its way to'
      : analysis.emailSentAt === null
        ? ''
        : formatDayTime(new Date(analysis.emailSentAt));
  const isCorrected = analysis.recipientEmail !== analysis.emailSentTo;
  return (
    <Text size={200} className={styles.small}>
      {`${time} ${analysis.emailSentTo}`.trim()}
      {isCorrected ? `; corrected to ${analysis.recipientEmail}, nothing sent there yet` : ''}
    </Text>
  );
}

function MailFailure({ analysis }: { analysis: AnalysisSummary | undefined }) {
  const styles = useStyles();
  if (analysis?.emailSendStatus !== 'failed') return null;
  return (
    <Text size={200} className={styles.failure}>
      {`${asSentence(analysis.emailError ?? 'The mail did not go out')} Correct the address, or send it again.`}
    </Text>
  );
}

function ScoresOf({ analysis }: { analysis: AnalysisSummary | undefined }) {
  const styles = useStyles();
  if (!analysis || analysis.overallScore === null) return <>N/A</>;
  const { overallScore, businessScore, leadershipScore, contextScore } = analysis;
  const parts = [
    [areaNames.systems, businessScore],
    [areaNames.leadership, leadershipScore],
    [areaNames.market, contextScore],
  ] as const;
  return (
    <span>
      <ForScreenReaders>Overall </ForScreenReaders>
      <ScoreChip score={overallScore} band={analysis.band} />
      {parts.map(([name, score]) => (
        <Text key={name} size={200} className={styles.small}>
          {`${name} ${score === null ? 'N/A' : formatScore(score)}`}
        </Text>
      ))}
    </span>
  );
}
