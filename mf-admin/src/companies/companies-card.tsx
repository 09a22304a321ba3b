import {
  Button,
  Card,
  Link,
  makeStyles,
  Spinner,
  Subtitle2,
  Text,
  tokens,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { apiPaths, formatNumber } from '@ellac/contracts';
import { ErrorAlert, messageOf } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog.js';
import { PageButtons } from '../paging/page-buttons.js';
import { useListAddress } from '../paging/use-list-address.js';
import { CompaniesTable } from './companies-table.js';
import { CompanyFilters } from './company-filters.js';
import { companyList } from './company-list.js';
import { useDeleteCompanies } from './delete-companies.js';
import { orderIn, queryIn, sortValue, wholeListIn } from './list-choices.js';
import { rememberList } from './last-list.js';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '12px' },
  title: { margin: 0 },
  bar: {
    // In reach also from the last of many rows.
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    minHeight: '40px',
    outlineStyle: 'none',
  },
});

const nobody: ReadonlySet<string> = new Set();

/** Moves the focus after a deletion, because the button that had it was removed. */
function useFocusAfter(deletions: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deletions > 0) place.current?.focus();
  }, [deletions]);
  return place;
}

/** All companies: found, sorted, chosen and deleted. */
export function CompaniesCard() {
  const styles = useStyles();
  const focusReturns = useRestoreFocusTarget();
  const address = useListAddress();
  const { parameters, choose } = address;
  useEffect(() => rememberList(parameters), [parameters]);
  const query = queryIn(parameters);
  const list = useQuery(companyList(query));
  const [selected, setSelected] = useState(nobody);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [deletions, setDeletions] = useState(0);
  const bar = useFocusAfter(deletions);
  const deletion = useDeleteCompanies((left) => {
    setSelected(left);
    setAsked([]);
    setDeletions((count) => count + 1);
  });
  const { items: companies = [], total = 0, nextCursor = null } = list.data ?? {};
  const chosen = companies.filter(({ id }) => selected.has(id)).map(({ id }) => id);

  return (
    <Card role="region" aria-labelledby="companies">
      <div className={styles.head}>
        <Subtitle2 as="h2" id="companies" className={styles.title}>
          Companies
        </Subtitle2>
        <Link href={apiPaths.adminCompaniesCsv(wholeListIn(parameters))} download>
          Download this list (CSV)
        </Link>
      </div>
      <CompanyFilters parameters={parameters} choose={choose} />
      <div ref={bar} tabIndex={-1} className={styles.bar}>
        <Text role="status">
          {list.isSuccess
            ? companies.length === 0
              ? 'No companies found.'
              : `Showing ${formatNumber(companies.length)} of ${formatNumber(total)}`
            : ''}
        </Text>
        {chosen.length === 0 ? null : (
          <>
            <Text role="status" weight="semibold">{`${chosen.length} selected`}</Text>
            {chosen.length === companies.length && total > companies.length ? (
              <Text>{`All on this page; ${formatNumber(total - chosen.length)} more are on others.`}</Text>
            ) : null}
            <Button {...focusReturns} onClick={() => setAsked(chosen)}>
              Delete Selected
            </Button>
          </>
        )}
        {list.isPlaceholderData ? <Spinner size="tiny" label="Loading…" /> : null}
      </div>
      {list.isPending ? <Spinner label="Loading companies…" /> : null}
      {list.isError ? (
        <ErrorAlert
          message={messageOf(list.error, 'The companies cannot be shown right now.')}
          action={{ label: 'Try again', onClick: () => void list.refetch() }}
        />
      ) : null}
      {companies.length === 0 ? null : (
        <CompaniesTable
          companies={companies}
          order={orderIn(parameters)}
          onOrder={(order) => choose('sort', sortValue(order))}
          selected={new Set(chosen)}
          onSelect={setSelected}
          onDelete={(id) => setAsked([id])}
        />
      )}
      <PageButtons address={address} nextCursor={nextCursor} />
      {asked.length === 0 ? null : (
        <ConfirmDialog
          text={`This action cannot be undone. This will permanently delete ${asked.length} selected companies and all their associated data.`}
          names={companies.filter(({ id }) => asked.includes(id)).map(({ name }) => name)}
          isBusy={deletion.isPending}
          onCancel={() => setAsked([])}
          onConfirm={() => deletion.mutate(asked)}
        />
      )}
    </Card>
  );
}
