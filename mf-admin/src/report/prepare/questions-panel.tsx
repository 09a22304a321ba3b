import { makeStyles, Text } from '@fluentui/react-components';
import { maxInFirstTalk, type ReportRecord } from '@ellac/contracts';
import { gapInWords } from './gap-in-words.js';
import { QuestionList } from './question-list.js';

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '12px', paddingBlock: '8px' },
  summary: { cursor: 'pointer', minHeight: '24px', width: 'fit-content' },
});

/** The questions for the first talk, further questions, and how the owner rates the business. */
export function QuestionsPanel({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  const { generationStatus, questions } = record;
  if (generationStatus !== 'completed')
    return (
      <div className={styles.panel}>
        <Text>They come with the report.</Text>
      </div>
    );
  const more = questions.slice(maxInFirstTalk);
  return (
    <div className={styles.panel}>
      <Text>{gapInWords(record)}</Text>
      {questions.length === 0 ? (
        <Text>No question came up.</Text>
      ) : (
        <QuestionList questions={questions.slice(0, maxInFirstTalk)} />
      )}
      {more.length === 0 ? null : (
        <details>
          <summary className={styles.summary}>{`More questions (${more.length})`}</summary>
          <QuestionList questions={more} />
        </details>
      )}
    </div>
  );
}
