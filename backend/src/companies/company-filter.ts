import type { CompanyQuery } from '@ellac/contracts';
import { likeAnywhere } from '../common/paging/page-decorators.js';

/** A query's conditions on the table `companies`, joined by AND, and the values they name. */
export interface CompanyFilter {
  readonly condition: string;
  readonly values: readonly unknown[];
}

const ofNewest = (condition: string): string =>
  `EXISTS (SELECT FROM analyses WHERE response_id = newest_response_id AND ${condition})`;

/** Each filter's condition; `$` stands for its value. */
const conditions = {
  search: `search_text LIKE lower($ COLLATE "und-x-icu")`,
  industry: `industry = $`,
  country: `country = $`,
  generationStatus: ofNewest(`generation_status = $`),
  band: ofNewest(`band = $`),
  emailStatus: ofNewest(`EXISTS (
    SELECT FROM email_deliveries AS delivery
    WHERE analysis_id = analyses.id AND for_owner AND status = $ AND NOT EXISTS (
      SELECT FROM email_deliveries AS later
      WHERE later.analysis_id = delivery.analysis_id AND later.for_owner
        AND later.created_at > delivery.created_at
    )
  )`),
} as const satisfies Partial<Record<keyof CompanyQuery, string>>;

/** The condition of a query, and the values that stand for its places. */
export function filterOf(query: CompanyQuery): CompanyFilter {
  const given = (Object.keys(conditions) as (keyof typeof conditions)[]).flatMap((key) => {
    const value = query[key];
    if (value === undefined) return [];
    return [{ condition: conditions[key], value: key === 'search' ? likeAnywhere(value) : value }];
  });
  return {
    condition: [
      'true',
      ...given.map(({ condition }, at) => condition.replace('$', `$${at + 1}`)),
    ].join(' AND '),
    values: given.map(({ value }) => value),
  };
}
