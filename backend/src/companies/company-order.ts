import type { CompanyQuery, CompanySortKey } from '@ellac/contracts';

/** An order of the list; each has an index, whose second column is the id. */
interface SortColumn {
  readonly column: string;
  /** What it is sorted by from the lowest, where companies without a value would come first. */
  readonly ascending?: string;
  /** What PostgreSQL reads a cursor's text as. */
  readonly type: string;
}

/** No score is -1, the lowest of all: from the lowest, too, companies without one come last. */
const scoreOrNoneLast = `(CASE WHEN companies.newest_score < 0 THEN 'Infinity'::float8
  ELSE companies.newest_score END)`;

const columns: Readonly<Record<CompanySortKey, SortColumn>> = {
  name: { column: 'companies.sort_name', type: 'text' },
  owner: { column: 'companies.sort_owner', type: 'text' },
  score: { column: 'companies.newest_score', ascending: scoreOrNoneLast, type: 'float8' },
  industry: { column: 'companies.industry', type: 'text' },
  country: { column: 'companies.country', type: 'text' },
  reports: { column: 'companies.response_count', type: 'int' },
  created: { column: 'companies.created_at', type: 'timestamptz' },
};

export interface CompanyOrder extends Pick<SortColumn, 'column' | 'type'> {
  /** As it stands in a query. */
  readonly name: NonNullable<CompanyQuery['sort']>;
  readonly direction: 'ASC' | 'DESC';
}

/** The newest first, unless told. */
export function orderOf(sort: CompanyQuery['sort'] = '-created'): CompanyOrder {
  const isDescending = sort.startsWith('-');
  const key = (isDescending ? sort.slice(1) : sort) as CompanySortKey;
  const { column, ascending = column, type } = columns[key];
  return isDescending
    ? { column, type, name: sort, direction: 'DESC' }
    : { column: ascending, type, name: sort, direction: 'ASC' };
}
