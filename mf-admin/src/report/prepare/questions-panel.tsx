import { makeStyles, Text } from '@fluentui/react-components';
import { maxInFirstTalk, type ReportRecord } from '@ellac/contracts';
import { QuestionList } from './question-list.js';

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '12px' },
  summary: { cursor: 'pointer', minHeight: '24px', width: 'fit-content' },
});

/** The questions for the first talk, and further ones. */
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
      {questions.length === 0 ? (
        <Text>No question came up.</Text>
      ) : (
        <QuestionList questions={questions.slice(0, maxInFirstTalk)} />
      )}
      {more.length === 0 ? null : (
        <details>
          <summary className={styles.summary}>{`More questions (${more.length})`}</summary>
          <QuestionList questions={more} start={maxInFirstTalk + 1} />
        </details>
      )}
    </div>
  );
}
