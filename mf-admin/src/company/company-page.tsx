import { makeStyles, Subtitle2, Text } from '@fluentui/react-components';
import type { CompanyDetail } from '@ellac/contracts';
import {
  ErrorAlert,
  HttpError,
  messageOf,
  PageSpinner,
  useHeadingFocus,
  usePageTitle,
} from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../pieces/card.js';
import { PageTitle } from '../pieces/page-title.js';
import { BackToList } from '../companies/back-to-list.js';
import { companyDetail } from './company-detail.js';
import { CompanyFacts } from './company-facts.js';
import { CompanyHead } from './company-head.js';
import { CompanyTabs } from './company-tabs.js';
import { InTrash, isInTrash } from './in-trash.js';
import { useTakeBack } from '../companies/bulk/trash-companies.js';
import { UnconfirmedNotice } from './unconfirmed-details.js';
import { OverTime, scoredReports } from './changes/over-time.js';
import { ReportsTable } from './reports-table.js';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  title: { margin: 0, overflowWrap: 'anywhere' },
});

/** A company and all its reports. */
export function CompanyPage({ companyId }: { companyId: string }) {
  const styles = useStyles();
  const detail = useQuery(companyDetail(companyId));
  const page = useHeadingFocus(!detail.isPending);
  usePageTitle(detail.data?.company.name ?? 'Company');
  const { data, error } = detail;
  const isGone = error instanceof HttpError && error.status === 404;
  const isTrashed = isInTrash(error);
  const shown = isGone || isTrashed ? undefined : data;
  const takeBack = useTakeBack(() => void detail.refetch());
  return (
    <div ref={page} className={styles.page}>
      <span>
        <BackToList>Back to Companies</BackToList>
      </span>
      {shown === undefined ? <PageTitle>Company</PageTitle> : null}
      {detail.isPending ? <PageSpinner label="Loading…" /> : null}
      {isTrashed ? (
        <InTrash
          message={error.message}
          onTakeBack={() => takeBack.mutate([{ id: companyId, name: '' }])}
        />
      ) : null}
      {error === null || isTrashed ? null : (
        <ErrorAlert
          title="Failed to load company details"
          message={messageOf(error, 'Please try again.')}
          action={{ label: 'Try again', onClick: () => void detail.refetch() }}
        />
      )}
      {shown === undefined ? null : <Company detail={shown} />}
    </div>
  );
}

function Company({ detail }: { detail: CompanyDetail }) {
  const styles = useStyles();
  const { company, reports } = detail;
  const scores = scoredReports(reports);
  return (
    <>
      <CompanyHead detail={detail} scores={scores} />
      <UnconfirmedNotice detail={detail} />
      <Card>
        <CompanyFacts company={company} />
      </Card>
      <Card role="region" aria-labelledby="reports">
        <Subtitle2 as="h2" id="reports" className={styles.title}>
          Reports
        </Subtitle2>
        {reports.length === 0 ? (
          <Text>This company has sent no questionnaire yet.</Text>
        ) : (
          <ReportsTable {...detail} />
        )}
      </Card>
      <OverTime companyId={company.id} reports={scores} />
      <CompanyTabs companyId={company.id} scores={scores} />
    </>
  );
}
