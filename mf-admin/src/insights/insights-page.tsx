import { makeStyles, Spinner } from '@fluentui/react-components';
import { ErrorAlert, messageOf, useHeadingFocus, usePageTitle } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { overview } from '../overview/overview-query.js';
import { PageTitle } from '../pieces/page-title.js';
import { LastDaysCard } from './last-days-card.js';
import { StandingsCard } from './standings-card.js';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

/** How the last days went, and where the companies stand. */
export default function InsightsPage() {
  const styles = useStyles();
  usePageTitle('Insights');
  const page = useHeadingFocus(true);
  const { data, error, refetch } = useQuery(overview);
  return (
    <div ref={page} className={styles.page}>
      <PageTitle>Insights</PageTitle>
      {data === undefined ? null : (
        <>
          <StandingsCard {...data} />
          <LastDaysCard lastDays={data.lastDays} />
        </>
      )}
      {data === undefined && error === null ? <Spinner label="Loading the numbers…" /> : null}
      {data === undefined && error !== null ? (
        <ErrorAlert
          message={messageOf(error, 'The numbers cannot be shown right now.')}
          action={{ label: 'Try again', onClick: () => void refetch() }}
        />
      ) : null}
    </div>
  );
}
