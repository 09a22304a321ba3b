import { makeStyles, mergeClasses, Title2, tokens } from '@fluentui/react-components';
import { formatDate, pagePaths, type ReportRecord } from '@ellac/contracts';
import { PdfButton } from '@ellac/report-view';
import { useQuery } from '@tanstack/react-query';
import { BackToList } from '../companies/back-to-list.js';
import { ReportButtons } from '../company/report-buttons.js';
import { ReachOwner } from '../company/reach-owner.js';
import { EmailBadge, GenerationBadge } from '../company/status-badge.js';
import { PageLink } from '../pieces/page-link.js';
import { ScoreChip } from '../pieces/score-chip.js';
import { newestMail } from './mails/newest-mail.js';
import { reportAnalysis } from './report-analysis.js';
import { onPhone } from '../frame/widths.js';
import { besideReport, headHeight, lowDesk } from './report-places.js';

const useStyles = makeStyles({
  head: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: '4px',
    // Over the whole width, up to the upper edge of the window.
    marginBlockStart: '-24px',
    marginInline: '-32px',
    padding: '8px 32px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [onPhone]: { marginBlockStart: '-16px', marginInline: '-16px', padding: '12px 16px' },
    [besideReport]: {
      height: `${headHeight}px`,
      position: 'sticky',
      top: 'var(--bar, 0px)',
      zIndex: 3,
    },
    [lowDesk]: { position: 'static' },
    '@media print': { display: 'none' },
  },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    [besideReport]: { flexWrap: 'nowrap' },
  },
  title: {
    margin: 0,
    minWidth: 0,
    fontSize: '24px',
    lineHeight: '32px',
    overflowWrap: 'anywhere',
    outlineStyle: 'none',
    [besideReport]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  part: { flexShrink: 0 },
  waiting: { visibility: 'hidden' },
  reach: { display: 'flex', gap: '4px', [besideReport]: { marginInlineStart: 'auto' } },
  date: { color: tokens.colorNeutralForeground2 },
  actions: {
    flexShrink: 0,
    maxWidth: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    [besideReport]: { marginInlineStart: 'auto', flexWrap: 'nowrap' },
  },
});

/** Whose report it is, where the business stands, what became of the mail, and the actions. */
export function ReportHead({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  const { id, company, generationStatus, recipientEmail, overallScore, band } = record;
  const { ownerPhone = null } = record;
  const isCompleted = generationStatus === 'completed';
  const date = formatDate(new Date(record.submittedAt));
  const mail = newestMail(record);
  return (
    <div className={styles.head}>
      <span className={styles.ways}>
        <BackToList>Back to Submissions</BackToList>
        <PageLink to={pagePaths.adminCompany(company.id)}>All reports of this company</PageLink>
        <span className={styles.reach}>
          <ReachOwner email={recipientEmail} phone={ownerPhone} isCompact />
        </span>
      </span>
      <div className={styles.row}>
        <Title2
          as="h1"
          tabIndex={-1}
          className={styles.title}
          title={company.name}
          aria-label={`Report on ${company.name}, ${date}`}
        >
          {company.name}
        </Title2>
        <span className={styles.part}>
          <ScoreChip score={overallScore} band={band} />
        </span>
        <span className={mergeClasses(styles.part, styles.date)} aria-hidden>
          {date}
        </span>
        <span className={styles.part}>
          <GenerationBadge status={generationStatus} />
        </span>
        {mail === null ? null : (
          <span className={styles.part}>
            <EmailBadge status={mail.status} prefix="Mail " />
          </span>
        )}
        <div className={styles.actions}>
          <ReportButtons
            size="medium"
            companyId={company.id}
            reportId={id}
            generationStatus={generationStatus}
            recipient={recipientEmail}
            remedy={mail?.remedy ?? null}
          />
          {isCompleted ? <Download reportId={id} /> : null}
        </div>
      </div>
    </div>
  );
}

/** Its room is kept until the report is there, so that no button beside it moves. */
function Download({ reportId }: { reportId: string }) {
  const styles = useStyles();
  const { data } = useQuery(reportAnalysis(reportId));
  return (
    <span {...(data === undefined ? { className: styles.waiting } : {})}>
      <PdfButton analysis={data} />
    </span>
  );
}
