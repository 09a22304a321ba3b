import { type CompanyQuery, type Overview, viewCountLimit } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { filterOf, ofThisWeek } from '../companies/company-filter.js';
import { isLive } from '../database/live-companies.js';

type ViewCounts = NonNullable<Overview['viewCounts']>;

const found = (query: CompanyQuery): string =>
  `SELECT FROM companies WHERE ${filterOf(query).condition}`;

/** What the list finds by each view. */
const finds: Readonly<Record<keyof ViewCounts, string>> = {
  all: found({}),
  'needs-a-hand': found({ view: 'needs-a-hand' }),
  // From the responses to their companies. OFFSET keeps the planner from reading all companies.
  'new-this-week': `SELECT FROM responses CROSS JOIN LATERAL (
      SELECT FROM companies WHERE newest_response_id = responses.id AND ${isLive} OFFSET 0
    ) AS company WHERE ${ofThisWeek}`,
  trash: found({ view: 'trash' }),
};

/** How many companies each view of the list finds, as the list finds them. */
@Injectable()
export class ViewCountsReader {
  constructor(private readonly dataSource: DataSource) {}

  /** In one statement that counts no further than a coach wants to know. */
  async read(): Promise<ViewCounts> {
    const counts = Object.entries(finds).map(
      ([view, sql]) =>
        `(SELECT count(*)::int FROM (${sql} LIMIT ${viewCountLimit}) AS found) AS "${view}"`,
    );
    const [row] = await this.dataSource.query<[ViewCounts]>(`SELECT ${counts.join(', ')}`);
    return row;
  }
}
