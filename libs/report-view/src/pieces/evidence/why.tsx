import { formatNumber, type Analysis, type RuleEvidence, type ScoredItem } from '@ellac/contracts';
import { ForScreenReaders } from '@ellac/web';
import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { citedSource } from '../../words/evidence/cited-source.js';
import { answersBehind, isOfRule, type Answer } from '../../words/evidence/answers-behind.js';

const useStyles = makeStyles({
  why: {
    // Behind the sentence. A browser that ignores this puts it on a line of its own.
    display: 'inline',
    marginInlineStart: '8px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    '@media print': { display: 'none' },
  },
  summary: {
    display: 'inline-block',
    // Its mark is the dotted line.
    '::before': { display: 'none' },
    position: 'relative',
    minHeight: '24px',
    lineHeight: '24px',
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '3px',
    borderRadius: tokens.borderRadiusSmall,
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
  },
  reasons: {
    margin: '4px 0 8px',
    '& dt': { fontWeight: tokens.fontWeightSemibold, marginBlockStart: '8px' },
    '& dd': { margin: 0 },
    '& ul': { margin: 0, paddingInlineStart: '20px' },
    '& p': { margin: '4px 0 0' },
  },
  link: { display: 'inline-block', minHeight: '24px', lineHeight: '24px', fontSize: 'inherit' },
});

const wordsOfSentence = 8;

/** How a sentence begins, so that one "Why?" can be told from another. */
const beginningOf = (sentence: string): string => {
  const words = sentence.split(/\s+/);
  return words.length <= wordsOfSentence
    ? sentence
    : `${words.slice(0, wordsOfSentence).join(' ')} …`;
};

function AnswerLine({ answer: { label, answer, asked, score } }: { answer: Answer }) {
  return (
    <li>
      {label}: {answer}
      {score === null
        ? null
        : ` – ${formatNumber(score.points)} of 10 points, weight ${formatNumber(score.weight)}%`}
      {asked === null ? null : <> (asked: “{asked}”)</>}
    </li>
  );
}

function SourceLine({ source }: { source: string }) {
  const styles = useStyles();
  const { what, sites } = citedSource(source);
  return (
    <li>
      {what}
      {sites.map(({ name, address }, index) => (
        <span key={index}>
          {index === 0 ? ' – ' : ', '}
          {address === null ? (
            name
          ) : (
            <Link
              className={styles.link}
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              inline
            >
              {name}
            </Link>
          )}
        </span>
      ))}
    </li>
  );
}

function Condition({ evidence }: { evidence: RuleEvidence }) {
  const { ruleId, condition } = evidence;
  if (!isOfRule(evidence)) {
    return condition === undefined ? null : (
      <>
        <dt>How it was chosen</dt>
        <dd>{condition}</dd>
      </>
    );
  }
  return (
    <>
      <dt>Why it stands here</dt>
      <dd>
        {condition === undefined ? null : `${condition} `}
        Rule {ruleId}.
      </dd>
    </>
  );
}

interface ReasonsProps {
  readonly evidence: RuleEvidence;
  readonly breakdown: readonly ScoredItem[];
  readonly answers: Analysis['answers'];
}

/** Whether there is anything to tell; a step of a counsel's own has no rule. */
export const hasReasons = (evidence: RuleEvidence | undefined): evidence is RuleEvidence =>
  evidence !== undefined && evidence.evidence.length > 0;

/** What a sentence rests on: the answers, the rule and where the rule comes from. */
export function Reasons({ evidence, breakdown, answers }: ReasonsProps) {
  const styles = useStyles();
  const behind = answersBehind(evidence, breakdown, answers);
  return (
    <dl className={styles.reasons}>
      {behind.length === 0 ? null : (
        <>
          <dt>Your answers</dt>
          <dd>
            <ul>
              {behind.map((answer) => (
                <AnswerLine key={answer.label} answer={answer} />
              ))}
            </ul>
          </dd>
        </>
      )}
      <Condition evidence={evidence} />
      {evidence.sources.length === 0 ? null : (
        <>
          <dt>Based on</dt>
          <dd>
            <ul>
              {evidence.sources.map((source) => (
                <SourceLine key={source} source={source} />
              ))}
            </ul>
            <p>{evidence.basis ?? 'The sources support the topic or the threshold.'}</p>
          </dd>
        </>
      )}
    </dl>
  );
}

interface WhyProps extends Omit<ReasonsProps, 'evidence'> {
  /** The sentence. */
  readonly of: string;
  readonly evidence: RuleEvidence | undefined;
}

/** Opens what a sentence rests on. */
export function Why({ of, evidence, ...behind }: WhyProps) {
  const styles = useStyles();
  if (!hasReasons(evidence)) return null;
  return (
    <details className={styles.why}>
      <summary className={styles.summary}>
        Why?<ForScreenReaders> {beginningOf(of)}</ForScreenReaders>
      </summary>
      <Reasons evidence={evidence} {...behind} />
    </details>
  );
}
