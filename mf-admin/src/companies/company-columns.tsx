import {
  type CompanySortKey,
  countryChoices,
  formatDate,
  formatScore,
  industryChoices,
  labelOf,
  type ListedCompany,
  pagePaths,
} from '@ellac/contracts';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { EmailBadge, GenerationBadge } from '../company/status-badge.js';
import { PageLink } from '../page-link.js';

/** A column of the list of companies: in its header, in its rows, on phones and for sorting. */
export interface CompanyColumn {
  readonly key: string;
  readonly title: string;
  /** Absent where the list cannot be sorted by it. */
  readonly sort?: CompanySortKey;
  readonly cell: (company: ListedCompany) => ReactNode;
  /** Absent where it is as wide as most. */
  readonly width?: 'wide';
  /** True for the name of a row; on a phone its line has no label. */
  readonly isRowTitle?: true;
}

export const companyColumns: readonly CompanyColumn[] = [
  {
    key: 'name',
    title: 'Company Name',
    sort: 'name',
    cell: ({ id, name }) => <PageLink to={pagePaths.adminCompany(id)}>{name}</PageLink>,
    isRowTitle: true,
  },
  {
    key: 'owner',
    title: 'Owner',
    sort: 'owner',
    cell: (company) => <OwnerOf company={company} />,
    width: 'wide',
  },
  {
    key: 'industry',
    title: 'Industry',
    sort: 'industry',
    cell: ({ industry }) =>
      industry === null ? 'Not specified' : labelOf(industryChoices, industry),
  },
  {
    key: 'country',
    title: 'Country',
    sort: 'country',
    cell: ({ country }) => (country === null ? 'Not specified' : labelOf(countryChoices, country)),
  },
  {
    key: 'reports',
    title: 'Reports',
    sort: 'reports',
    cell: (company) => <ReportsOf company={company} />,
  },
  {
    key: 'created',
    title: 'Created',
    sort: 'created',
    cell: ({ createdAt }) => formatDate(new Date(createdAt)),
  },
];

const useStyles = makeStyles({
  email: { display: 'block', color: tokens.colorNeutralForeground3 },
  state: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
});

/** How many there are, and the state of the newest: its score, or why there is none. */
function ReportsOf({ company: { responseCount, newest } }: { company: ListedCompany }) {
  const styles = useStyles();
  const isDone = newest?.generationStatus === 'completed';
  return (
    <span className={styles.state}>
      {responseCount}
      {newest === null || isDone ? null : <GenerationBadge status={newest.generationStatus} />}
      {isDone && newest.overallScore !== null ? (
        <Text size={200}>{`Score ${formatScore(newest.overallScore)}`}</Text>
      ) : null}
      {isDone && newest.emailSendStatus === 'failed' ? (
        <EmailBadge status={newest.emailSendStatus} prefix="Email " />
      ) : null}
    </span>
  );
}

function OwnerOf({ company }: { company: ListedCompany }) {
  const styles = useStyles();
  const { ownerFirstName, ownerLastName, ownerEmail } = company;
  const name = [ownerFirstName, ownerLastName].filter(Boolean).join(' ');
  return (
    <>
      {name === '' ? 'Not provided' : name}
      <Text size={200} className={styles.email}>
        {ownerEmail}
      </Text>
    </>
  );
}
