import { Card, makeStyles, Spinner, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { changeThreshold, type Comparison, formatDate, formatScore } from '@ellac/contracts';
import { areaNames } from '@ellac/report-view';
import { ErrorAlert, messageOf } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { comparisonOf } from './comparison.js';

const useStyles = makeStyles({
  title: { margin: 0 },
  areas: { display: 'flex', flexWrap: 'wrap', gap: '8px 32px', margin: 0 },
  value: { margin: 0 },
  items: { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' },
  item: { display: 'grid', gap: '2px', overflowWrap: 'anywhere' },
  small: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly companyId: string;
  /** The newest completed report; another one is compared anew. */
  readonly newestReportId: string;
}

/** What changed since the report before, area by area and answer by answer. */
export function ComparisonCard({ companyId, newestReportId }: Props) {
  const styles = useStyles();
  const { data, error, isPending, refetch } = useQuery(comparisonOf(companyId, newestReportId));
  return (
    <Card role="region" aria-labelledby="comparison">
      <Subtitle2 as="h2" id="comparison" className={styles.title}>
        What changed since the report before
      </Subtitle2>
      {isPending ? <Spinner label="Comparing…" /> : null}
      {error === null ? null : (
        <ErrorAlert
          message={messageOf(error, 'The reports cannot be compared right now.')}
          action={{ label: 'Try again', onClick: () => void refetch() }}
        />
      )}
      {data?.comparison ? <Changes comparison={data.comparison} /> : null}
    </Card>
  );
}

function Changes({ comparison }: { comparison: Comparison }) {
  const styles = useStyles();
  const { earlier, later, overall, areas, items } = comparison;
  const rows = [
    { name: 'Overall', ...overall },
    ...areas.map(({ area, ...change }) => ({ name: areaNames[area], ...change })),
  ];
  const day = (moment: string) => formatDate(new Date(moment));
  return (
    <>
      <Text>{`${day(earlier.submittedAt)} compared with ${day(later.submittedAt)}. Less than half a point is noise.`}</Text>
      <dl className={styles.areas}>
        {rows.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>
              <Text weight="semibold">{`${formatScore(before)} → ${formatScore(after)}`}</Text>{' '}
              {changeInWords(before, after)}
            </dd>
          </div>
        ))}
      </dl>
      {items.length === 0 ? <Text>All scored answers are the same.</Text> : null}
      <ChangedItems items={items.filter((item) => !isNoise(item))} />
      {items.some(isNoise) ? (
        <details>
          <summary>Answers whose points are about the same</summary>
          <ChangedItems items={items.filter(isNoise)} />
        </details>
      ) : null}
    </>
  );
}

type Item = Comparison['items'][number];

const isNoise = ({ before, after }: Item): boolean =>
  Math.abs(after.points - before.points) < changeThreshold;

function ChangedItems({ items }: { items: readonly Item[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.items}>
      {items.map(({ id, area, label, before, after }) => (
        <li key={id} className={styles.item}>
          <Text weight="semibold">{label}</Text>
          <Text>{`${answerOf(before)} → ${answerOf(after)}`}</Text>
          <Text size={200} className={styles.small}>
            {`${areaNames[area]}, points ${formatScore(before.points)} → ${formatScore(after.points)}, ${changeInWords(before.points, after.points)}`}
          </Text>
        </li>
      ))}
    </ul>
  );
}

const answerOf = ({ given, answer }: Item['before']): string => (given ? answer : 'Not given');

function changeInWords(before: number, after: number): string {
  const change = after - before;
  if (Math.abs(change) < changeThreshold) return 'about the same';
  return `${formatScore(Math.abs(change))} ${change > 0 ? 'better' : 'worse'}`;
}
