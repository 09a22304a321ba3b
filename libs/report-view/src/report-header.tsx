import { formatDate, formatScore, type Analysis } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { BulletList } from './pieces/bullet-list.js';
import { Facts } from './pieces/facts.js';

const useStyles = makeStyles({
  header: { display: 'grid', gap: '24px' },
  title: {
    margin: 0,
    fontSize: 'clamp(24px, 5vw, 32px)',
    lineHeight: 1.2,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  kind: {
    display: 'block',
    marginBlockEnd: '8px',
    fontSize: tokens.fontSizeBase400,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
  },
  verdict: {
    display: 'grid',
    gap: '16px',
    padding: 'clamp(16px, 4vw, 24px)',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    breakInside: 'avoid',
  },
  band: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: 1.3,
    fontWeight: tokens.fontWeightSemibold,
  },
  overall: { margin: 0, fontSize: tokens.fontSizeBase400 },
  next: {
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** Whose report this is, and the answer to the question it was made for. */
export function ReportHeader({ analysis }: { analysis: Analysis }) {
  const styles = useStyles();
  const { company, readiness, submittedAt } = analysis;
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>
        <span className={styles.kind}>ELLAC Business Evaluation</span>
        {company.name}
      </h1>
      <Facts
        facts={{ Owner: [company.ownerName], Submitted: [formatDate(new Date(submittedAt))] }}
      />
      <div className={styles.verdict}>
        <p className={styles.band}>{readiness.label}</p>
        <p className={styles.overall}>
          Overall score <strong>{formatScore(analysis.overallScore)} / 10</strong>, from{' '}
          {readiness.completeness}% of the scored answers
        </p>
        {readiness.redFlags.length === 0 ? null : (
          <div>
            <p className={styles.next}>Red flags</p>
            <BulletList items={readiness.redFlags} />
          </div>
        )}
        {readiness.missing.length === 0 ? null : (
          <div>
            <p className={styles.next}>What the next level still needs</p>
            <BulletList items={readiness.missing} />
          </div>
        )}
      </div>
    </header>
  );
}
