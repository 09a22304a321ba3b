import { Button, Link, makeStyles, Spinner, Subtitle2, Text } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { apiPaths, formatDayTime, systemSchema } from '@ellac/contracts';
import { ErrorAlert, messageOf, useHeadingFocus, usePageTitle, fetchJson } from '@ellac/web';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { Card } from '../pieces/card.js';
import { PageTitle } from '../pieces/page-title.js';
import { FailedMailsCard } from './failed-mails-card.js';
import { FindingList } from './finding-list.js';
import { PersonalDataCard } from './personal-data-card.js';
import { TestMailCard } from './test-mail-card.js';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px' },
  title: { margin: 0 },
  // The usual height of the content, so that the card below does not jump when it loads.
  waiting: { minHeight: '632px', justifyContent: 'center' },
});

/** The state of everything that the product needs, with advice for each problem. */
export function SystemPage() {
  const styles = useStyles();
  usePageTitle('System');
  const page = useHeadingFocus(true);
  return (
    <div ref={page} className={styles.page}>
      <PageTitle>System</PageTitle>
      <FindingsCard />
      <TestMailCard />
      <FailedMailsCard />
      <PersonalDataCard />
      <Text>
        <Link href={apiPaths.adminQueues} target="_blank" rel="noreferrer">
          Queue board
        </Link>{' '}
        shows each waiting job, in a new tab.
      </Text>
    </div>
  );
}

function FindingsCard() {
  const styles = useStyles();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(systemState);
  if (data === undefined && error !== null)
    return (
      <ErrorAlert
        message={messageOf(error, 'The system cannot be looked at right now.')}
        action={{ label: 'Try again', onClick: () => void refetch() }}
      />
    );
  if (data === undefined)
    return (
      <Card className={styles.waiting}>
        <Spinner label="Looking at everything…" />
      </Card>
    );
  return (
    <Card role="region" aria-labelledby="findings">
      <div className={styles.head}>
        <Subtitle2 as="h2" id="findings" className={styles.title}>
          {summaryOf(data.findings.map(({ status }) => status))}
        </Subtitle2>
        <Button
          size="small"
          appearance="subtle"
          icon={isFetching ? <Spinner size="tiny" /> : <ArrowClockwiseRegular />}
          disabledFocusable={isFetching}
          onClick={() => void refetch()}
        >
          {`Look again (as of ${formatDayTime(new Date(dataUpdatedAt))})`}
        </Button>
      </div>
      {error === null ? null : (
        <ErrorAlert message={messageOf(error, 'The system cannot be looked at right now.')} />
      )}
      <FindingList findings={data.findings} />
      <Text size={200}>{`Version ${data.build}`}</Text>
    </Card>
  );
}

function summaryOf(statuses: readonly string[]): string {
  const faults = statuses.filter((status) => status === 'fault').length;
  if (faults > 0) return faults === 1 ? 'One thing does not work' : `${faults} things do not work`;
  return statuses.includes('warning') ? 'All works; something wants a look' : 'All is well';
}

/** The query of the system's state; the server checks everything again each time the page opens. */
const systemState = queryOptions({
  queryKey: [apiPaths.adminSystem],
  queryFn: ({ signal }) => fetchJson(apiPaths.adminSystem, systemSchema, { signal }),
});
