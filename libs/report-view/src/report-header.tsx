import { formatDate, formatScore, type Analysis } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { areaNames } from './area-names.js';
import { BulletList } from './pieces/bullet-list.js';
import { Facts } from './pieces/facts.js';

const useStyles = makeStyles({
  header: { display: 'grid', gap: '24px' },
  title: {
    margin: 0,
    fontSize: 'clamp(28px, 5vw, 36px)',
    lineHeight: 1.2,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    // Focused by the page itself; it is nothing that can be pressed.
    outlineStyle: 'none',
  },
  kind: {
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase400,
    color: tokens.colorNeutralForeground2,
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
  scores: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
    gap: '12px',
  },
  score: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  figure: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
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
  const scores = [
    ['systems', analysis.businessScore],
    ['leadership', analysis.leadershipScore],
    ['market', analysis.contextScore],
  ] as const;
  return (
    <header className={styles.header}>
      <div>
        <p className={styles.kind}>ELLAC Business Evaluation</p>
        <h1 className={styles.title} tabIndex={-1}>
          {company.name}
        </h1>
      </div>
      <Facts
        facts={{ Owner: [company.ownerName], Submitted: [formatDate(new Date(submittedAt))] }}
      />
      <div className={styles.verdict}>
        <p className={styles.band}>{readiness.label}</p>
        <p className={styles.overall}>
          Overall score <strong>{formatScore(analysis.overallScore)} / 10</strong>, from{' '}
          {readiness.completeness}% of the scored answers
        </p>
        <dl className={styles.scores}>
          {scores.map(([area, score]) => (
            <div key={area} className={styles.score}>
              <dt>{areaNames[area]}</dt>
              <dd className={styles.figure}>{formatScore(score)}</dd>
            </div>
          ))}
        </dl>
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
