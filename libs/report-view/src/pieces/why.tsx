import type { RuleEvidence, ScoredItem } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { answersBehind } from '../evidence.js';

const useStyles = makeStyles({
  why: {
    marginBlockStart: '4px',
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorNeutralForeground2,
    '@media print': { display: 'none' },
  },
  summary: {
    display: 'inline-block',
    minHeight: '24px',
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '3px',
  },
  list: { margin: '4px 0 8px', paddingInlineStart: '20px' },
  source: { margin: '0 0 8px', overflowWrap: 'anywhere' },
});

/** Opens what a sentence rests on: the answers, the rule and where the rule comes from. */
export function Why({
  evidence,
  breakdown,
}: {
  evidence: RuleEvidence | undefined;
  breakdown: readonly ScoredItem[];
}) {
  const styles = useStyles();
  if (evidence === undefined) return null;
  const answers = answersBehind(evidence, breakdown);
  return (
    <details className={styles.why}>
      <summary className={styles.summary}>Why?</summary>
      <ul className={styles.list}>
        {answers.map(({ label, answer }) => (
          <li key={label}>
            {label}
            {answer === null ? '' : `: ${answer}`}
          </li>
        ))}
      </ul>
      {evidence.sources.length === 0 ? null : (
        <p className={styles.source}>Based on: {evidence.sources.join('; ')}</p>
      )}
      <p className={styles.source}>Rule {evidence.ruleId}</p>
    </details>
  );
}
