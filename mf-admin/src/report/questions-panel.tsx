import { makeStyles, Text } from '@fluentui/react-components';
import { formatNumber, type ReportRecord } from '@ellac/contracts';

/** From here on the gap is worth a word, in points of ten; the scoring model's own limits. */
const notable = { above: 3, below: -2 };

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '12px', paddingBlock: '8px' },
  list: { margin: 0, paddingInlineStart: '20px', display: 'grid', gap: '12px' },
  finding: { display: 'block' },
});

/** Where answers are at odds, each with what to ask; and how the owner sees the business. */
export function QuestionsPanel({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  const { generationStatus, questions, selfPerceptionGap } = record;
  if (generationStatus !== 'completed')
    return (
      <div className={styles.panel}>
        <Text>They come with the report.</Text>
      </div>
    );
  return (
    <div className={styles.panel}>
      <Text>{gapInWords(selfPerceptionGap)}</Text>
      {questions.length === 0 ? (
        <Text>No answers contradict each other.</Text>
      ) : (
        <ul className={styles.list}>
          {questions.map(({ id, finding, question }) => (
            <li key={id}>
              <Text className={styles.finding}>{finding}</Text>
              <Text weight="semibold">{question}</Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function gapInWords(gap: number | null): string {
  if (gap === null)
    return 'Self-perception gap: not shown, because the ratings are all equal or too many answers are open.';
  if (gap === 0) return 'Self-perception gap: none. The ratings are as good as the facts.';
  const side = gap > 0 ? 'above' : 'below';
  const meaning =
    gap > notable.above
      ? 'The owner rates the business far above what its facts show: talk about this first.'
      : gap < notable.below
        ? 'The owner is modest: look for hidden strengths.'
        : gap > 0
          ? 'One or two points above are usual.'
          : 'That is close to them.';
  return `Self-perception gap: the ratings stand ${formatNumber(Math.abs(gap))} points of ten ${side} what the facts earn. ${meaning}`;
}
