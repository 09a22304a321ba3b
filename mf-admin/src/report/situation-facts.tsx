import { answersInWords, type ReportRecord } from '@ellac/contracts';
import { makeStyles, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { reportAnalysis } from './report-analysis.js';
import { situationInWords } from './situation-names.js';

const useStyles = makeStyles({
  situation: { display: 'grid', gap: '4px', overflowWrap: 'anywhere' },
  list: { margin: 0, paddingInlineStart: '20px' },
});

/** In which situation the report sees the business, and the answers that decided it. */
export function SituationFacts({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  const { data: analysis } = useQuery(reportAnalysis(record.id));
  if (analysis?.situation === undefined) return null;
  const { id, variant, because } = analysis.situation;
  const reasons = answersBehind(record, because);
  return (
    <div className={styles.situation}>
      <Text weight="semibold">{`Situation: ${situationInWords(id, variant)}`}</Text>
      {reasons.length === 0 ? null : (
        <>
          <Text id="situation-reasons">The answers that decided it:</Text>
          <ul className={styles.list} aria-labelledby="situation-reasons">
            {reasons.map(({ path, label, text }) => (
              <li key={path}>{`${label}: ${text}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The named answers in words, each question once; ids of what the owner wrote are no answers. */
const answersBehind = ({ answers }: ReportRecord, because: readonly string[]) =>
  answersInWords(answers)
    .flatMap((tab) => tab.answers)
    .filter(({ path }) => because.some((each) => each === path || each.startsWith(`${path}.`)));
