import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, CheckmarkCircleRegular } from '@fluentui/react-icons';
import { formatDayTime, type Overview, pagePaths } from '@ellac/contracts';
import {
  brandTokens,
  EmptyState,
  ErrorAlert,
  messageOf,
  useHeadingFocus,
  usePageTitle,
} from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Notices } from '../overview/notices.js';
import { overview } from '../overview/overview-query.js';
import { toDo } from '../overview/to-do.js';
import { PageTitle } from '../pieces/page-title.js';
import { ForRole } from '../session/for-role.js';
import { InboxGroup } from './inbox-group.js';
import { usePutOutItems } from './put-out-items.js';
import { ResendFailedDialog } from './resend-failed-dialog.js';
import { newCompaniesPath, StatLinks } from './stat-links.js';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
  },
  freshness: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    color: tokens.colorNeutralForeground3,
    fontSize: brandTokens.fontSizeMeta,
    lineHeight: brandTokens.lineHeightMeta,
    fontVariantNumeric: 'tabular-nums',
  },
  // Has its place before it is known, so that the button does not move.
  asOf: { minWidth: '10em' },
  quiet: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: 0,
    color: tokens.colorNeutralForeground2,
  },
  words: { margin: 0 },
});

/** What needs a coach's hand, and what is new. */
export default function InboxPage() {
  const styles = useStyles();
  usePageTitle('Inbox');
  const page = useHeadingFocus(true);
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(overview);
  const asOf = new Date(dataUpdatedAt);
  return (
    <div
      ref={page}
      className={styles.page}
      // The document's own style sheet hides the footer meanwhile.
      data-waiting={data === undefined && error === null ? '' : undefined}
    >
      <div className={styles.head}>
        <PageTitle>Inbox</PageTitle>
        <span className={styles.freshness}>
          <Button
            appearance="subtle"
            icon={<ArrowClockwiseRegular />}
            disabledFocusable={isFetching}
            onClick={() => void refetch()}
          >
            Refresh
          </Button>
          <span className={styles.asOf}>
            {data === undefined ? null : `as of ${formatDayTime(asOf)}`}
          </span>
        </span>
      </div>
      <Notices />
      {data === undefined ? null : <Items data={data} asOf={asOf} />}
      {data === undefined && error === null ? <Spinner label="Loading what needs a hand…" /> : null}
      {data === undefined && error !== null ? (
        <ErrorAlert
          message={messageOf(error, 'What needs a hand cannot be shown right now.')}
          action={{ label: 'Try again', onClick: () => void refetch() }}
        />
      ) : null}
    </div>
  );
}

function Items({ data, asOf }: { readonly data: Overview; readonly asOf: Date }) {
  const styles = useStyles();
  const [isResending, setResending] = useState(false);
  const { putOut, undo, shownOf } = usePutOutItems();
  const { failedAnalyses, failedMails, stuck, newSinceLastVisit } = data.needs;
  const calls = { asOf, onPutOut: putOut, onUndo: undo };
  const failed = shownOf('failed-report', failedAnalyses.newest);
  const mails = shownOf('failed-mail', failedMails.newest);
  const waiting = shownOf('stuck', stuck.newest);
  const fresh = shownOf('new', newSinceLastVisit.newest);
  const isQuiet = toDo(data.needs) === 0;
  const isEmpty = [failed, mails, waiting, fresh].every((items) => items.length === 0);
  return (
    <>
      <StatLinks overview={data} />
      {isEmpty ? (
        <EmptyState>
          <h2 className={styles.words}>All clear</h2>
          <p className={styles.words}>Nothing failed, and nothing is stuck.</p>
        </EmptyState>
      ) : isQuiet ? (
        <p className={styles.quiet}>
          <CheckmarkCircleRegular fontSize={20} />
          Nothing failed, and nothing is stuck.
        </p>
      ) : null}
      <InboxGroup
        {...calls}
        kind="failed-report"
        title="Reports failed"
        count={failedAnalyses.count}
        items={failed}
        all={`${pagePaths.admin}?generationStatus=failed`}
      />
      <InboxGroup
        {...calls}
        kind="failed-mail"
        title="Mails did not go out"
        count={failedMails.count}
        items={mails}
        all={`${pagePaths.admin}?emailStatus=failed`}
        action={
          <ForRole needs="coach">
            <Button size="small" onClick={() => setResending(true)}>
              Send again…
            </Button>
          </ForRole>
        }
      />
      <InboxGroup
        {...calls}
        kind="stuck"
        title="Reports are stuck"
        count={stuck.count}
        items={waiting}
        all={`${pagePaths.admin}?view=stuck`}
      />
      <InboxGroup
        {...calls}
        kind="new"
        title={data.lastVisit === null ? 'Submitted so far' : 'New since your last visit'}
        count={newSinceLastVisit.count}
        items={fresh}
        all={newCompaniesPath(data.lastVisit)}
      />
      {isResending ? (
        <ResendFailedDialog
          newest={new Date(failedMails.newest[0]?.at ?? asOf)}
          onClose={() => setResending(false)}
        />
      ) : null}
    </>
  );
}
