import { Field, makeStyles, Select, Spinner, Text } from '@fluentui/react-components';
import { apiPaths, comparisonReplySchema, formatDateTime, formatScore } from '@ellac/contracts';
import { ErrorAlert, fetchJson, messageOf } from '@ellac/web';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ComparisonTable } from '../../comparison/comparison-table.js';
import type { ScoredReport } from './over-time.js';

const useStyles = makeStyles({
  choices: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 320px))',
    gap: '12px',
  },
});

interface Props {
  readonly companyId: string;
  /** The newest first. */
  readonly scores: readonly ScoredReport[];
}

/** Any two reports of a company side by side; at first the oldest and the newest. */
export function ComparePanel({ companyId, scores }: Props) {
  const styles = useStyles();
  const [chosen, setChosen] = useState<{ earlier?: string; later?: string }>({});
  const earlier = chosen.earlier ?? scores.at(-1)?.id;
  const later = chosen.later ?? scores[0]?.id;
  if (earlier === undefined || later === undefined || scores.length < 2)
    return <Text>There is nothing to compare before the second report with a score.</Text>;
  return (
    <>
      <div className={styles.choices}>
        {(
          [
            ['earlier', 'Compare', earlier],
            ['later', 'with', later],
          ] as const
        ).map(([side, label, value]) => (
          <Field key={side} label={label}>
            <Select
              value={value}
              onChange={(_, choice) => setChosen({ ...chosen, [side]: choice.value })}
            >
              {scores.map(({ id, at, score }) => (
                <option key={id} value={id}>
                  {`${formatDateTime(new Date(at))} (${formatScore(score)})`}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      {earlier === later ? (
        <Text>Please choose two different reports.</Text>
      ) : (
        <Pair companyId={companyId} earlier={earlier} later={later} />
      )}
    </>
  );
}

interface PairProps {
  readonly companyId: string;
  readonly earlier: string;
  readonly later: string;
}

function Pair({ companyId, ...pair }: PairProps) {
  const { data, error, isPending, refetch } = useQuery(comparisonOfPair(companyId, pair));
  if (isPending) return <Spinner label="Comparing…" />;
  if (error !== null)
    return (
      <ErrorAlert
        message={messageOf(error, 'The reports cannot be compared right now.')}
        action={{ label: 'Try again', onClick: () => void refetch() }}
      />
    );
  return data.sideBySide === null ? null : <ComparisonTable by="date" compared={data.sideBySide} />;
}

const comparisonOfPair = (companyId: string, pair: { earlier: string; later: string }) =>
  queryOptions({
    queryKey: [apiPaths.adminComparison(companyId, pair)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.adminComparison(companyId, pair), comparisonReplySchema, { signal }),
  });
