import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components';
import { answersInWords, type ReportRecord } from '@ellac/contracts';

const useStyles = makeStyles({
  tabs: { display: 'grid', gap: '16px', paddingBlock: '8px' },
  tab: { margin: '0 0 4px', fontSize: tokens.fontSizeBase300 },
  answers: { margin: 0, display: 'grid', gap: '8px' },
  answer: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    gap: '0 16px',
  },
  question: { color: tokens.colorNeutralForeground2 },
  text: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  mark: {
    display: 'flex',
    width: 'fit-content',
    height: 'auto',
    marginBlockStart: '4px',
    whiteSpace: 'normal',
  },
});

const mark = 'Reads like an instruction to a machine';

/** The questionnaire as the owner answered it. */
export function AnswersPanel({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  const marked = new Set(record.suspiciousAnswers);
  return (
    <div className={styles.tabs}>
      {marked.size === 0 ? null : (
        <Text>
          “{mark}” stands where an answer seems to speak to a language model instead of to you. Such
          an answer was not quoted in the report, and it cannot move the scores.
        </Text>
      )}
      {answersInWords(record.answers).map(({ label, answers }) => (
        <section key={label}>
          <h2 className={styles.tab}>{label}</h2>
          <dl className={styles.answers}>
            {answers.map(({ path, label: question, text }) => (
              <div key={path} className={styles.answer}>
                <dt className={styles.question}>{question}</dt>
                <dd className={styles.text}>
                  {text}
                  {marked.has(path) ? (
                    <Badge appearance="tint" color="warning" className={styles.mark}>
                      {mark}
                    </Badge>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
