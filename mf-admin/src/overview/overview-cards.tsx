import { Card, makeStyles, Spinner } from '@fluentui/react-components';
import { ErrorAlert, messageOf, fetchJson } from '@ellac/web';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { NeedsCard } from './needs-card.js';
import { AnalystPauseNotice, LateBackupNotice, MailPauseNotice } from './notices.js';
import { NumbersCard } from './numbers-card.js';
import { apiPaths, overviewSchema } from '@ellac/contracts';
import { overviewKey } from '../desk-queries.js';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
    gap: '16px',
  },
  // The usual height of the content, so that the list below does not jump when it loads.
  waiting: { minHeight: '280px', justifyContent: 'center' },
});

/** What a coach looks at first. */
export function OverviewCards() {
  const styles = useStyles();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(overview);
  if (data !== undefined)
    return (
      <>
        {data.analystPause === null ? null : <AnalystPauseNotice pause={data.analystPause} />}
        {data.mailPause === null ? null : <MailPauseNotice pause={data.mailPause} />}
        {data.lateBackupAt === null ? null : <LateBackupNotice finishedAt={data.lateBackupAt} />}
        <div className={styles.cards}>
          <NeedsCard
            overview={data}
            asOf={new Date(dataUpdatedAt)}
            isRefreshing={isFetching}
            onRefresh={() => void refetch()}
          />
          <NumbersCard overview={data} />
        </div>
      </>
    );
  if (error === null)
    return (
      <Card className={styles.waiting}>
        <Spinner label="Loading what needs a hand…" />
      </Card>
    );
  return (
    <ErrorAlert
      message={messageOf(error, 'What needs a hand cannot be shown right now.')}
      action={{ label: 'Try again', onClick: () => void refetch() }}
    />
  );
}

/** Milliseconds between two requests during a pause of the language model or of mails. */
const pausePause = 15_000;

/** The query of the overview; it polls during a pause. */
export const overview = queryOptions({
  queryKey: overviewKey,
  queryFn: ({ signal }) => fetchJson(apiPaths.adminOverview, overviewSchema, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.analystPause || state.data?.mailPause ? pausePause : false,
});
