import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { TalkQuestion, TalkQuestionKind } from '@ellac/contracts';

const useStyles = makeStyles({
  list: {
    margin: 0,
    paddingInlineStart: '24px',
    display: 'grid',
    gap: '12px',
    '& > ::marker': { color: tokens.colorBrandForegroundLink, fontWeight: 600 },
  },
  line: { display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  kind: { display: 'block', color: tokens.colorNeutralForeground3 },
});

const kindNames: Readonly<Record<TalkQuestionKind, string>> = {
  contradiction: 'Answers at odds',
  assumption: 'Assumed by the report',
  'open-fact': 'Left open by the owner',
};

interface Props {
  readonly questions: readonly TalkQuestion[];
  /** The number of the first. */
  readonly start?: number;
}

/** Questions, each with what it is about and why it is asked. */
export function QuestionList({ questions, start = 1 }: Props) {
  const styles = useStyles();
  return (
    <ol className={styles.list} start={start}>
      {questions.map(({ id, kind, finding, question }) => (
        <li key={id}>
          {kind === undefined ? null : (
            <Text size={200} className={styles.kind}>
              {kindNames[kind]}
            </Text>
          )}
          <Text className={styles.line}>{finding}</Text>
          <Text weight="semibold" className={styles.line}>
            {question}
          </Text>
        </li>
      ))}
    </ol>
  );
}
