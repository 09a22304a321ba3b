import { makeStyles } from '@fluentui/react-components';
import { answersInWords, formatDayTime, type QuestionnaireDraft } from '@ellac/contracts';
import { usePrinting } from '@ellac/web';
import { useNotation } from '../fields/numbers/use-notation.js';
import { useHost } from '../host/host.js';
import { referenceOf, type Submission } from './sent-submission.js';

// Paper has no theme: black on white, in points.
const useStyles = makeStyles({
  sheet: {
    color: '#000',
    fontSize: '10.5pt',
    lineHeight: 1.35,
    '@media screen': { display: 'none' },
  },
  title: { margin: 0, fontSize: '18pt', lineHeight: 1.3 },
  about: { margin: '2pt 0 0' },
  tab: { margin: '14pt 0 3pt', fontSize: '12pt', lineHeight: 1.3, breakAfter: 'avoid' },
  answers: { margin: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: '12pt',
    padding: '3pt 0',
    borderTop: '0.75pt solid #999',
    breakInside: 'avoid',
  },
  answer: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

interface AnswersOnPaperProps {
  readonly submission: Submission;
  readonly answers: QuestionnaireDraft;
}

/** The answers as they were sent; only paper shows them. */
export function AnswersOnPaper({ submission, answers }: AnswersOnPaperProps) {
  const styles = useStyles();
  const { locale } = useHost();
  const notation = useNotation();
  if (!usePrinting()) return null;
  const { responseId, sentAt } = submission;
  return (
    <section className={styles.sheet} aria-label="Your answers">
      <h2 className={styles.title}>{answers.company_info.name}</h2>
      <p className={styles.about}>
        {`Your answers · ${formatDayTime(sentAt, locale)} · reference ${referenceOf(responseId)}`}
      </p>
      {answersInWords(answers, undefined, notation).map(({ tab, label, answers: ofTab }) => (
        <section key={tab}>
          <h3 className={styles.tab}>{label}</h3>
          <dl className={styles.answers}>
            {ofTab.map(({ path, label: question, text }) => (
              <div key={path} className={styles.row}>
                <dt>{question}</dt>
                <dd className={styles.answer}>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
