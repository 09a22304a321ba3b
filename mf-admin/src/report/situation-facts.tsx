import { answersInWords, type Questionnaire, type ReportSituation } from '@ellac/contracts';
import { makeStyles, Text } from '@fluentui/react-components';
import { situationInWords } from './situation-names.js';

const useStyles = makeStyles({
  situation: { display: 'grid', gap: '4px', overflowWrap: 'anywhere' },
  list: { margin: 0, paddingInlineStart: '20px' },
});

/** In which situation the report sees the business, and the answers that decided it. */
export function SituationFacts({
  situation: { id, variant, because },
  answers,
}: {
  situation: ReportSituation;
  answers: Questionnaire;
}) {
  const styles = useStyles();
  const reasons = answersBehind(answers, because);
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
const answersBehind = (answers: Questionnaire, because: readonly string[]) =>
  answersInWords(answers)
    .flatMap((tab) => tab.answers)
    .filter(({ path }) => because.some((each) => each === path || each.startsWith(`${path}.`)));
