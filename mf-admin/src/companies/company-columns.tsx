import {
  type CompanyColumnKey,
  companyColumnKeys,
  companyRecordFields,
  type CompanySortKey,
  companySortKeys,
  formatDate,
  formatScore,
  labelOf,
  type ListedCompany,
  pagePaths,
  type RecordField,
} from '@ellac/contracts';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { EmailBadge, GenerationBadge } from '../company/status-badge.js';
import { PageLink } from '../page-link.js';

/** How a column of the list is shown: in its header, in its rows and on phones. */
interface ShownColumn {
  readonly title: string;
  readonly cell: (company: ListedCompany) => ReactNode;
  /** Absent where it is as wide as most. */
  readonly width?: 'wide';
  /** True for the name of a row; on a phone its line has no label. */
  readonly isRowTitle?: true;
}

/** A column of the list of companies. */
export interface CompanyColumn extends ShownColumn {
  readonly key: CompanyColumnKey;
  /** Undefined where the list cannot be sorted by it. */
  readonly sort: CompanySortKey | undefined;
}

/** The value of a field in words. */
function valueInWords(field: RecordField, value: string | number | null): string {
  if (value === null) return 'Not specified';
  switch (field.kind) {
    case 'choice':
      return labelOf(field.choices, String(value));
    case 'time':
      return formatDate(new Date(value));
    case 'score':
      return formatScore(Number(value));
    case 'text':
    case 'count':
      return String(value);
  }
}

/** A column that shows one field of a company as it is. */
const columnOf = (field: keyof typeof companyRecordFields): ShownColumn => ({
  title: companyRecordFields[field].title,
  cell: (company) => valueInWords(companyRecordFields[field], company[field]),
});

const columns: Readonly<Record<CompanyColumnKey, ShownColumn>> = {
  name: {
    title: companyRecordFields.name.title,
    cell: ({ id, name }) => <PageLink to={pagePaths.adminCompany(id)}>{name}</PageLink>,
    isRowTitle: true,
  },
  owner: { title: 'Owner', cell: (company) => <OwnerOf company={company} />, width: 'wide' },
  industry: columnOf('industry'),
  country: columnOf('country'),
  reports: {
    title: companyRecordFields.responseCount.title,
    cell: (company) => <ReportsOf company={company} />,
  },
  created: columnOf('createdAt'),
};

/** The columns from left to right. */
export const companyColumns: readonly CompanyColumn[] = companyColumnKeys.map((key) => ({
  key,
  ...columns[key],
  sort: companySortKeys.find((sortKey) => sortKey === key),
}));

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
