import { makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import {
  apiPaths,
  type CompaniesComparison,
  companiesComparisonSchema,
  comparedCompanies,
  messages,
  pagePaths,
} from '@ellac/contracts';
import {
  EmptyState,
  ErrorAlert,
  fetchJson,
  messageOf,
  PageSpinner,
  useHeadingFocus,
  usePageTitle,
} from '@ellac/web';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { Card } from '../pieces/card.js';
import { BackToList } from '../companies/back-to-list.js';
import { PageLink } from '../pieces/page-link.js';
import { PageTitle } from '../pieces/page-title.js';
import { ComparisonTable } from './comparison-table.js';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  // Without the clipping of a card, the head of the table stays in sight.
  card: { overflow: 'visible' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The newest reports of two to four companies, which stand in the address. */
export default function ComparePage() {
  const styles = useStyles();
  usePageTitle('Compare companies');
  const page = useHeadingFocus(true);
  const [parameters] = useSearchParams();
  const chosen = [...new Set((parameters.get('companies') ?? '').split(',').filter(Boolean))];
  const { least, most } = comparedCompanies;
  const isComparable = chosen.length >= least && chosen.length <= most;
  return (
    <div ref={page} className={styles.page}>
      <span>
        <BackToList>Back to Companies</BackToList>
      </span>
      <PageTitle>Compare companies</PageTitle>
      {isComparable ? (
        <Compared companyIds={chosen} />
      ) : (
        <EmptyState>{messages.companiesNotComparable}</EmptyState>
      )}
    </div>
  );
}

function Compared({ companyIds }: { readonly companyIds: readonly string[] }) {
  const styles = useStyles();
  const { data, error, isPending, refetch } = useQuery(comparisonOf(companyIds));
  if (isPending) return <PageSpinner label="Comparing…" />;
  if (error !== null)
    return (
      <ErrorAlert
        message={messageOf(error, 'The companies cannot be compared right now.')}
        action={{ label: 'Try again', onClick: () => void refetch() }}
      />
    );
  const { sideBySide, leftOut } = data;
  return (
    <>
      {leftOut.map((company) => (
        <LeftOut key={company.companyId} {...company} />
      ))}
      {sideBySide === null ? (
        <EmptyState>There are no two completed reports here to compare.</EmptyState>
      ) : (
        <>
          <Text className={styles.quiet}>
            The newest completed report of each. Points that differ by less than half a point count
            as the same. The rules are today’s for all.
          </Text>
          <Card className={styles.card}>
            <ComparisonTable by="company" compared={sideBySide} />
          </Card>
        </>
      )}
    </>
  );
}

/** Why a company is not compared, and where it is. */
function LeftOut({ companyId, name, why }: CompaniesComparison['leftOut'][number]) {
  return (
    <MessageBar intent="info" layout="multiline" role="status">
      <MessageBarBody>
        {why === 'deleted' ? 'A company of this comparison is not there any more.' : null}
        {why === 'in-trash' ? (
          <>
            {`${name} is in the trash. `}
            <PageLink to={pagePaths.adminTrash}>Open the trash</PageLink>
          </>
        ) : null}
        {why === 'no-report' ? (
          <>
            {`${name} has no completed report yet. `}
            <PageLink to={pagePaths.adminCompany(companyId)}>Open the company</PageLink>
          </>
        ) : null}
      </MessageBarBody>
    </MessageBar>
  );
}

const comparisonOf = (companyIds: readonly string[]) =>
  queryOptions({
    queryKey: [apiPaths.adminCompare(companyIds)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.adminCompare(companyIds), companiesComparisonSchema, { signal }),
  });
