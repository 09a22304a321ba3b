import { Link, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import {
  type AuditAction,
  auditActions,
  type AuditQuery,
  apiPaths,
  auditPageSchema,
} from '@ellac/contracts';
import { ErrorAlert, messageOf, useHeadingFocus, usePageTitle, fetchJson } from '@ellac/web';
import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { onPhone } from '../frame/widths.js';
import { Card } from '../pieces/card.js';
import { PageTitle } from '../pieces/page-title.js';
import { pageRows } from '../paging/page-rows.js';
import { Pager } from '../paging/pager.js';
import { useListAddress } from '../paging/use-list-address.js';
import { AuditFilters } from './audit-filters.js';
import { AuditChips, setFilters } from './audit-chips.js';
import { AuditList } from './audit-list.js';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 20px',
  },
  download: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    [onPhone]: { minHeight: '44px' },
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** Who changed what, and when. */
export function AuditPage() {
  const styles = useStyles();
  usePageTitle('Audit log');
  const page = useHeadingFocus(true);
  const address = useListAddress();
  const trail = useQuery(auditTrail(queryIn(address.parameters)));
  const { items = [], nextCursor = null } = trail.data ?? {};
  return (
    <div ref={page} className={styles.page}>
      <div className={styles.head}>
        <PageTitle>Audit log</PageTitle>
        <Link href={apiPaths.adminAuditExport} download className={styles.download}>
          <ArrowDownloadRegular fontSize={20} />
          Download the log (JSON Lines)
        </Link>
      </div>
      <Card>
        <AuditFilters parameters={address.parameters} choose={address.choose} />
        <AuditChips parameters={address.parameters} chooseAll={address.chooseAll} />
        {trail.isPending ? <Spinner label="Loading…" /> : null}
        {trail.isError ? (
          <ErrorAlert
            message={messageOf(trail.error, 'The audit log cannot be shown right now.')}
            action={{ label: 'Try again', onClick: () => void trail.refetch() }}
          />
        ) : null}
        <Text role="status">
          {trail.isSuccess && items.length === 0 ? nothingIn(address.parameters) : ''}
        </Text>
        {items.length === 0 ? null : <AuditList items={items} />}
        <Pager
          address={address}
          pageRows={pageRows}
          shown={items.length}
          nextCursor={nextCursor}
          onTurn={() => page.current?.scrollIntoView()}
        />
      </Card>
    </div>
  );
}

const nothingIn = (parameters: URLSearchParams): string =>
  setFilters(parameters).length === 0
    ? 'Nothing was done yet. What coaches change stands here.'
    : 'Nothing was found.';

/** The filters in the address bar; an unknown action is ignored. */
function queryIn(parameters: URLSearchParams): AuditQuery {
  const given = (name: 'user' | 'target' | 'cursor') => {
    const value = parameters.get(name)?.trim() ?? '';
    return value === '' ? {} : { [name]: value };
  };
  const action = auditActions.find((each: AuditAction) => each === parameters.get('action'));
  return {
    ...given('user'),
    ...given('target'),
    ...given('cursor'),
    ...(action === undefined ? {} : { action }),
  };
}

/**
 * The query of a page of the audit trail. It is refetched at each mount, because the newest entries
 * matter.
 */
const auditTrail = (query: AuditQuery) =>
  queryOptions({
    queryKey: [apiPaths.adminAudit(), query],
    queryFn: ({ signal }) => fetchJson(apiPaths.adminAudit(query), auditPageSchema, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
