import { makeStyles, Text } from '@fluentui/react-components';
import { formatDateTime, type ReportRecord } from '@ellac/contracts';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    gap: '12px',
    margin: 0,
    paddingBlock: '8px',
  },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

const engines = { builtin: 'Built-in analyst (rules)', openai: 'Language model' } as const;

/** Which engine made the report, by which rules, when, and in how many tries. */
export function MakingPanel({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  const { submittedAt, completedAt, attempt, provenance, id } = record;
  const time = (moment: string | null) =>
    moment === null ? 'Not yet' : formatDateTime(new Date(moment));
  const facts = [
    ['Submitted', time(submittedAt)],
    ['Completed', time(completedAt)],
    ['Tries', `${attempt}`],
    ['Engine', provenance === null ? 'None yet' : engines[provenance.engine]],
    ['Rules', provenance === null ? 'None yet' : `Version ${provenance.rulesVersion}`],
    ['Report', id],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>
            <Text weight="semibold">{term}</Text>
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
