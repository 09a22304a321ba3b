import { makeStyles, tokens } from '@fluentui/react-components';
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
});

/** The questionnaire as the owner answered it. */
export function AnswersPanel({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  return (
    <div className={styles.tabs}>
      {answersInWords(record.answers).map(({ label, answers }) => (
        <section key={label}>
          <h4 className={styles.tab}>{label}</h4>
          <dl className={styles.answers}>
            {answers.map(({ path, label: question, text }) => (
              <div key={path} className={styles.answer}>
                <dt className={styles.question}>{question}</dt>
                <dd className={styles.text}>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
