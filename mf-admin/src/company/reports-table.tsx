import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import {
  type AnalysisSummary,
  type CompanyDetail,
  type CompanyRecord,
  formatDateTime,
  formatDayTime,
  formatScore,
  pagePaths,
  type ReportRow,
  makingSteps,
} from '@ellac/contracts';
import { brandTokens, ForScreenReaders } from '@ellac/web';
import { Link as RouterLink } from 'wouter';
import { leaveFocus } from '../pieces/leave-focus.js';
import { asSentence } from '../words/as-sentence.js';
import { ScoreChip } from '../pieces/score-chip.js';
import { type RecordColumn, RecordTable } from '../pieces/record-table.js';
import { mailRemedy } from './mail-remedy.js';
import { ReportButtons } from './report-buttons.js';
import { EmailBadge, GenerationBadge } from './status-badge.js';
import { phone } from '../words/phone.js';
import { whyWaiting } from './why-waiting.js';

const columnsFor = (company: CompanyRecord): readonly RecordColumn<ReportRow>[] => [
  {
    title: 'Submission Date',
    width: 'date',
    cell: ({ response }) => formatDateTime(new Date(response.metadata.submittedAt)),
  },
  {
    title: 'Generation Status',
    width: 'usual',
    cell: ({ analysis, since, stepsDone }) => (
      <>
        <GenerationBadge status={analysis?.generationStatus ?? null} />
        {analysis === undefined ? (
          <InWork since={since} stepsDone={stepsDone} />
        ) : (
          <ReasonOf analysis={analysis} />
        )}
      </>
    ),
  },
  {
    title: 'Email Status',
    width: 'long',
    cell: ({ analysis }) => (
      <>
        <EmailBadge status={analysis?.emailSendStatus ?? null} />
        <SentTo analysis={analysis} />
        <MailFailure analysis={analysis} />
      </>
    ),
  },
  { title: 'Scores', width: 'long', cell: ({ analysis }) => <ScoresOf analysis={analysis} /> },
  {
    title: 'Actions',
    width: 'buttons',
    cell: ({ analysis }) =>
      analysis === undefined ? null : <ActionsOn analysis={analysis} company={company} />,
  },
];

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  small: { display: 'block', color: tokens.colorNeutralForeground3 },
  line: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [phone]: { whiteSpace: 'normal' },
  },
  failure: { display: 'block', color: brandTokens.failedText },
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
      <RouterLink to={pagePaths.adminResults(id)} asChild onClick={leaveFocus}>
        <Button as="a" size="small">
          View Details
        </Button>
      </RouterLink>
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

function InWork({ since, stepsDone }: Pick<ReportRow, 'since' | 'stepsDone'>) {
  const styles = useStyles();
  const facts = [
    stepsDone !== undefined && `${stepsDone} of ${makingSteps.length} steps`,
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
    <Text
      size={200}
      className={mergeClasses(styles.small, !isCorrected && styles.line)}
      title={analysis.emailSentTo}
    >
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
    ['Systems', businessScore],
    ['Leadership', leadershipScore],
    ['Market', contextScore],
  ] as const;
  return (
    <span>
      <ForScreenReaders>Overall </ForScreenReaders>
      <ScoreChip score={overallScore} band={analysis.band} />
      <Text size={200} className={styles.small}>
        {parts
          .map(([name, score]) => `${name} ${score === null ? 'N/A' : formatScore(score)}`)
          .join(' · ')}
      </Text>
    </span>
  );
}
