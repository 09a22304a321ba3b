import { makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import {
  type ActivityEntry,
  type ActivityKind,
  activitySchema,
  apiPaths,
  formatDateTime,
  pagePaths,
} from '@ellac/contracts';
import { ErrorAlert, fetchJson, messageOf } from '@ellac/web';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { PageLink } from '../pieces/page-link.js';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'grid' },
  entry: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    paddingBlock: '8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  time: { minWidth: '170px', color: tokens.colorNeutralForeground3 },
});

const words: Readonly<Record<ActivityKind, string>> = {
  submitted: 'Questionnaire submitted',
  completed: 'Report completed',
  failed: 'Report failed',
  regenerated: 'Report started anew',
  'mail-sent': 'Mail sent',
  'mail-failed': 'Mail did not go out',
  resent: 'Report sent again',
  'address-corrected': 'Email address corrected',
  'link-opened': 'The owner opened the link',
  'step-ticked': 'Step of the plan ticked off',
  'step-unticked': 'Tick on a step taken back',
  'plan-shared': 'Plan shared',
  'plan-revoked': 'Shared plan revoked',
  note: 'Private note',
  'note-deleted': 'Private note deleted',
  comment: 'Comment to the owner',
  'comment-corrected': 'Comment to the owner corrected',
  'comment-deleted': 'Comment to the owner deleted',
  exported: 'All data of the company exported',
  trashed: 'Moved to the trash',
  'taken-back': 'Taken back from the trash',
};

/** What happened with the company, the newest first. */
export function ActivityPanel({ companyId }: { companyId: string }) {
  const styles = useStyles();
  const { data, error, isPending, refetch } = useQuery(activityOf(companyId));
  if (isPending) return <Spinner label="Loading…" />;
  if (error !== null)
    return (
      <ErrorAlert
        message={messageOf(error, 'This cannot be shown right now.')}
        action={{ label: 'Try again', onClick: () => void refetch() }}
      />
    );
  return (
    <>
      <ol className={styles.list} aria-label="Activity">
        {data.items.map((entry, index) => (
          <li key={index} className={styles.entry}>
            <Text className={styles.time}>{formatDateTime(new Date(entry.at))}</Text>
            <Text>{sentenceOf(entry)}</Text>
            {entry.reportId === null ? null : (
              <PageLink to={pagePaths.adminResults(entry.reportId)}>Report</PageLink>
            )}
          </li>
        ))}
      </ol>
      {data.hasMore ? <Text>What is older is not shown.</Text> : null}
    </>
  );
}

const sentenceOf = ({ kind, by, recipient }: ActivityEntry): string =>
  [words[kind], by === null ? null : `by ${by}`, recipient === null ? null : `to ${recipient}`]
    .filter(Boolean)
    .join(' ');

// Read anew each time the tab is opened: notes, comments and mails come from other places too.
const activityOf = (companyId: string) =>
  queryOptions({
    queryKey: [apiPaths.adminActivity(companyId)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.adminActivity(companyId), activitySchema, { signal }),
    staleTime: 0,
  });
