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

/** A source with the names of its sites, not with the long addresses of their pages. */
const withoutPaths = (source: string): string =>
  source.replace(/(?:https?:\/\/)?([\w-]+(?:\.[\w-]+)+)(?:\/[^\s;)]*)?/g, '$1');

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
  const read = answersBehind(evidence, breakdown);
  const answers = read.filter(({ answer }) => answer !== null);
  const others = read.filter(({ answer }) => answer === null);
  return (
    <details className={styles.why}>
      <summary className={styles.summary}>Why?</summary>
      <ul className={styles.list}>
        {answers.map(({ label, answer }) => (
          <li key={label}>
            {label}: {answer}
          </li>
        ))}
        {others.length === 0 ? null : (
          <li>Also looked at: {others.map(({ label }) => label).join(', ')}</li>
        )}
      </ul>
      {evidence.sources.length === 0 ? null : (
        <p className={styles.source}>
          Rule {evidence.ruleId}, based on: {evidence.sources.map(withoutPaths).join('; ')}
        </p>
      )}
    </details>
  );
}
