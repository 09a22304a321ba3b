import { Card, Link, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import {
  apiPaths,
  type CompanyRecord,
  countryChoices,
  formatDate,
  formatDateTime,
  formatScore,
  industryChoices,
  labelOf,
  type ReportRow,
} from '@ellac/contracts';
import { ErrorAlert, messageOf, PageSpinner, useHeadingFocus, usePageTitle } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../page-title.js';
import { lastListPath } from '../companies/last-list.js';
import { LineFigure } from '../charts/line-figure.js';
import { PageLink } from '../page-link.js';
import { ComparisonCard } from './comparison-card.js';
import { companyDetail } from './company-detail.js';
import { ReportsTable } from './reports-table.js';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  title: { margin: 0, overflowWrap: 'anywhere' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    gap: '12px',
    margin: 0,
  },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

/** A company and all its reports. */
export function CompanyPage({ companyId }: { companyId: string }) {
  const styles = useStyles();
  const detail = useQuery(companyDetail(companyId));
  const page = useHeadingFocus(!detail.isPending);
  usePageTitle(detail.data?.company.name ?? 'Company');
  return (
    <div ref={page} className={styles.page}>
      <span>
        <PageLink to={lastListPath()}>Back to Companies</PageLink>
      </span>
      {detail.isPending ? <PageSpinner label="Loading…" /> : null}
      {detail.isError ? (
        <>
          <PageTitle>Company</PageTitle>
          <ErrorAlert
            title="Failed to load company details"
            message={messageOf(detail.error, 'Please try again.')}
            action={{ label: 'Try again', onClick: () => void detail.refetch() }}
          />
        </>
      ) : null}
      {detail.data === undefined ? null : (
        <>
          <PageTitle>{detail.data.company.name}</PageTitle>
          <Card>
            <CompanyFacts company={detail.data.company} />
            <span>
              <Link href={apiPaths.adminCompanyExport(companyId)} download>
                Download all data of this company (JSON)
              </Link>
            </span>
          </Card>
          <Card role="region" aria-labelledby="reports">
            <Subtitle2 as="h2" id="reports" className={styles.title}>
              Reports
            </Subtitle2>
            {detail.data.reports.length === 0 ? (
              <Text>This company has sent no questionnaire yet.</Text>
            ) : (
              <ReportsTable {...detail.data} />
            )}
          </Card>
          <OverTime companyId={companyId} reports={detail.data.reports} />
        </>
      )}
    </div>
  );
}

/** The company's development, once it has more than one report. */
function OverTime({ companyId, reports }: { companyId: string; reports: readonly ReportRow[] }) {
  const points = reports.flatMap(({ response, analysis }) =>
    typeof analysis?.overallScore === 'number'
      ? [{ id: analysis.id, at: response.metadata.submittedAt, score: analysis.overallScore }]
      : [],
  );
  const newest = points[0];
  if (newest === undefined || points.length < 2) return null;
  return (
    <>
      <Card>
        <LineFigure
          title="Overall score over time"
          labelTitle="Submitted"
          valueTitle="Overall score"
          points={points.toReversed().map(({ at, score }) => ({
            label: formatDateTime(new Date(at)),
            value: Number(formatScore(score)),
          }))}
        />
      </Card>
      <ComparisonCard companyId={companyId} newestReportId={newest.id} />
    </>
  );
}

function CompanyFacts({ company }: { company: CompanyRecord }) {
  const styles = useStyles();
  const { ownerFirstName, ownerLastName, ownerEmail, industry, country, createdAt } = company;
  const facts = [
    ['Owner', [ownerFirstName, ownerLastName].filter(Boolean).join(' ') || 'Not provided'],
    ['Email', ownerEmail],
    ['Industry', industry === null ? 'Not specified' : labelOf(industryChoices, industry)],
    ['Country', country === null ? 'Not specified' : labelOf(countryChoices, country)],
    ['Created', formatDate(new Date(createdAt))],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
