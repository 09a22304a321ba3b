import type { CompanyQuery, CompanySortKey } from '@ellac/contracts';

/** An order of the list; each has an index, whose second column is the id. */
interface SortColumn {
  readonly column: string;
  /** What PostgreSQL reads a cursor's text as. */
  readonly type: string;
}

const columns: Readonly<Record<CompanySortKey, SortColumn>> = {
  name: { column: 'companies.sort_name', type: 'text' },
  owner: { column: 'companies.sort_owner', type: 'text' },
  score: { column: 'companies.newest_score', type: 'float8' },
  industry: { column: 'companies.industry', type: 'text' },
  country: { column: 'companies.country', type: 'text' },
  reports: { column: 'companies.response_count', type: 'int' },
  created: { column: 'companies.created_at', type: 'timestamptz' },
};

export interface CompanyOrder extends SortColumn {
  /** As it stands in a query. */
  readonly name: NonNullable<CompanyQuery['sort']>;
  readonly direction: 'ASC' | 'DESC';
}

/** The newest first, unless told. */
export function orderOf(sort: CompanyQuery['sort'] = '-created'): CompanyOrder {
  const isDescending = sort.startsWith('-');
  const key = (isDescending ? sort.slice(1) : sort) as CompanySortKey;
  return { ...columns[key], name: sort, direction: isDescending ? 'DESC' : 'ASC' };
}
