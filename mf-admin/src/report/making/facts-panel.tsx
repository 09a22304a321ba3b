import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components';
import { answersInWords, circumstancesRule, type ReportRecord } from '@ellac/contracts';
import { detailsOf } from './fact-details.js';
import { FactList } from './fact-list.js';
import { factNames, originInWords } from './fact-names.js';

const useStyles = makeStyles({
  panel: { paddingBlock: '8px' },
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '20px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  sentence: {
    margin: '4px 0 0',
    paddingInlineStart: '12px',
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke1,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  from: { display: 'block', marginBlockStart: '4px', color: tokens.colorNeutralForeground3 },
});

/** The facts found in the owner's own words, each with its sentence and its source. */
export function FactsPanel({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  const { answers, situation, textFacts } = record;
  const facts = textFacts ?? [];
  const questions = answersInWords(answers).flatMap((tab) => tab.answers);
  const labelAt = (path: string | undefined): string =>
    questions.find((each) => each.path === path)?.label ?? circumstancesRule.label;
  if (facts.length === 0)
    return (
      <div className={styles.panel}>
        <Text>Nothing was read from the texts.</Text>
      </div>
    );
  return (
    <div className={styles.panel}>
      <ul className={styles.list}>
        {facts.map((fact) => {
          const details = detailsOf(fact, answers.company_info?.country ?? '');
          return (
            <li key={fact.id}>
              <div className={styles.head}>
                <Text weight="semibold">{factNames[fact.kind]}</Text>
                {situation?.because.includes(fact.id) === true ? (
                  <Badge appearance="tint">Decided the situation</Badge>
                ) : null}
              </div>
              {details.length === 0 ? null : <FactList facts={details} />}
              {fact.sentence === undefined ? null : (
                <blockquote className={styles.sentence}>{fact.sentence}</blockquote>
              )}
              <Text size={200} className={styles.from}>
                {`${labelAt(fact.path)} · ${originInWords(fact)}`}
              </Text>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
