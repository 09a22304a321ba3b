import { answersInWords, type ReportRecord } from '@ellac/contracts';
import { makeStyles, Text } from '@fluentui/react-components';
import { factNames, originInWords } from './fact-names.js';
import { situationInWords } from './situation-names.js';

const useStyles = makeStyles({
  situation: { display: 'grid', gap: '4px', overflowWrap: 'anywhere' },
  list: { margin: 0, paddingInlineStart: '20px' },
});

/** The situation of the business and the reasons for it; nothing for older reports. */
export function SituationFacts({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  const { situation } = record;
  if (situation === null) return null;
  const reasons = reasonsOf(record, situation.because);
  return (
    <div className={styles.situation}>
      <Text weight="semibold">
        {`Situation: ${situationInWords(situation.id, situation.variant)}`}
      </Text>
      {reasons.length === 0 ? null : (
        <>
          <Text id="situation-reasons">The answers that decided it:</Text>
          <ul className={styles.list} aria-labelledby="situation-reasons">
            {reasons.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/**
 * The answers behind the situation, each question once, then the owner's own sentences. Older
 * reports did not store those sentences, so they are left out there.
 */
function reasonsOf({ answers, textFacts }: ReportRecord, because: readonly string[]) {
  const byPath = answersInWords(answers)
    .flatMap((tab) => tab.answers)
    .filter(({ path }) => because.some((each) => each === path || each.startsWith(`${path}.`)))
    .map(({ path, label, text }) => ({ id: path, text: `${label}: ${text}` }));
  const written = (textFacts ?? [])
    .filter(({ id }) => because.includes(id))
    .map((fact) => {
      const told = fact.sentence === undefined ? originInWords(fact) : `“${fact.sentence}”`;
      return { id: fact.id, text: `${factNames[fact.kind]}: ${told}` };
    });
  return [...byPath, ...written];
}
