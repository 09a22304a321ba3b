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
import { brandTokens, ForScreenReaders } from '@ellac/web';
import { makeStyles, tokens } from '@fluentui/react-components';
import { MailAlertRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { GenerationBadge } from '../../company/status-badge.js';
import { PageLink } from '../../pieces/page-link.js';
import { ScoreFigure } from '../../pieces/score-figure.js';
import { countryName } from '../../words/country-name.js';

/** The widths of columns: those that grow with the window, and those that do not. */
export type ColumnWidth = 'name' | 'text' | 'score' | 'count' | 'date';

/** Where a column's value stands in a row of lines, which narrow windows have. */
export type LinePlace = 'title' | 'second' | 'third' | 'side';

/** How a column of the list is shown: in its header, in its rows and in rows of lines. */
interface ShownColumn {
  readonly title: string;
  readonly cell: (company: ListedCompany) => ReactNode;
  readonly width: ColumnWidth;
  readonly inLines: LinePlace;
  /** The value as a line of several shows it; absent where it stands alone. */
  readonly lineText?: (company: ListedCompany) => string;
  /** What the two orders by it are called. */
  readonly orders?: readonly [fromTheBeginning: string, fromTheEnd: string];
  /** Whether the first press on its title sorts from the end: who is nearest to ready comes first. */
  readonly isFromTheEnd?: true;
}

/** A column of the list of companies. */
export interface CompanyColumn<Key extends string = CompanyColumnKey> extends ShownColumn {
  readonly key: Key;
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
const columnOf = (
  field: 'industry' | 'createdAt',
  look: Pick<ShownColumn, 'width' | 'inLines' | 'orders'>,
): ShownColumn => ({
  title: companyRecordFields[field].title,
  cell: (company) => valueInWords(companyRecordFields[field], company[field]),
  lineText: (company) => valueInWords(companyRecordFields[field], company[field]),
  ...look,
});

const countryOf = ({ country }: ListedCompany): string =>
  country === null ? 'Not specified' : countryName(country);

const columns: Readonly<Record<CompanyColumnKey, ShownColumn>> = {
  name: {
    title: companyRecordFields.name.title,
    cell: (company) => <NameOf company={company} />,
    width: 'name',
    inLines: 'title',
    orders: ['Company name, A to Z', 'Company name, Z to A'],
  },
  owner: {
    title: 'Owner',
    cell: (company) => <OwnerOf company={company} />,
    width: 'name',
    inLines: 'second',
    lineText: (company) => ownerName(company),
    orders: ['Owner, A to Z', 'Owner, Z to A'],
  },
  score: {
    title: 'Score',
    cell: (company) => <ScoreOf company={company} />,
    width: 'score',
    inLines: 'side',
    orders: ['Lowest score first', 'Highest score first'],
    isFromTheEnd: true,
  },
  industry: columnOf('industry', {
    width: 'text',
    inLines: 'third',
    orders: ['Industry, A to Z', 'Industry, Z to A'],
  }),
  country: {
    title: companyRecordFields.country.title,
    cell: (company) => countryOf(company),
    width: 'text',
    inLines: 'second',
    lineText: (company) => countryOf(company),
    orders: ['Country, A to Z', 'Country, Z to A'],
  },
  reports: {
    title: companyRecordFields.responseCount.title,
    cell: (company) => <ReportsOf company={company} />,
    width: 'count',
    inLines: 'third',
    lineText: ({ responseCount }) =>
      `${responseCount} ${responseCount === 1 ? 'report' : 'reports'}`,
    orders: ['Fewest reports first', 'Most reports first'],
  },
  created: columnOf('createdAt', {
    width: 'date',
    inLines: 'third',
    orders: ['Oldest first', 'Newest first'],
  }),
};

/** The columns from left to right. */
export const companyColumns: readonly CompanyColumn[] = companyColumnKeys.map((key) => ({
  key,
  ...columns[key],
  sort: companySortKeys.find((sortKey) => sortKey === key),
}));

const useStyles = makeStyles({
  line: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  name: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  email: { color: tokens.colorNeutralForeground3, fontSize: '12px', lineHeight: '16px' },
  count: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  mail: { display: 'flex', fontSize: '16px', color: brandTokens.needsLookText },
  quiet: { color: tokens.colorNeutralForeground3 },
});

function NameOf({ company: { id, name } }: { company: ListedCompany }) {
  const styles = useStyles();
  return (
    <span className={styles.line} title={name}>
      <PageLink to={pagePaths.adminCompany(id)} className={styles.name}>
        {name}
      </PageLink>
    </span>
  );
}

/** The score of the newest report, or why there is none. */
function ScoreOf({ company: { newest } }: { company: ListedCompany }) {
  const styles = useStyles();
  if (newest === null) return <span className={styles.quiet}>No report</span>;
  const { generationStatus, overallScore, band, previousScore } = newest;
  if (generationStatus !== 'completed') return <GenerationBadge status={generationStatus} />;
  if (band === 'not-judged' || overallScore === null)
    return <span className={styles.quiet}>Not judged</span>;
  return <ScoreFigure score={overallScore} band={band} previous={previousScore} />;
}

/** How many there are, and whether the mail with the newest did not go out. */
function ReportsOf({ company: { responseCount, newest } }: { company: ListedCompany }) {
  const styles = useStyles();
  return (
    <span className={styles.count}>
      {responseCount}
      {newest?.emailSendStatus === 'failed' ? (
        <span className={styles.mail} title="Email failed">
          <MailAlertRegular />
          <ForScreenReaders>Email failed</ForScreenReaders>
        </span>
      ) : null}
    </span>
  );
}

const ownerName = ({ ownerFirstName, ownerLastName }: ListedCompany): string =>
  [ownerFirstName, ownerLastName].filter(Boolean).join(' ') || 'Not provided';

function OwnerOf({ company }: { company: ListedCompany }) {
  const styles = useStyles();
  const name = ownerName(company);
  return (
    <>
      <span className={styles.line} title={name}>
        {name}
      </span>
      <span className={`${styles.line} ${styles.email}`} title={company.ownerEmail}>
        {company.ownerEmail}
      </span>
    </>
  );
}
