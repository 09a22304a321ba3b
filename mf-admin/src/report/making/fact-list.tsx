import { makeStyles, Text } from '@fluentui/react-components';

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

/** Facts with their names, in as many columns as fit. */
export function FactList({
  facts,
}: {
  facts: readonly (readonly [term: string, value: string])[];
}) {
  const styles = useStyles();
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
