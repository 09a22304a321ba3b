import { type CompanyQuery, type Overview, viewCountLimit } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { filterOf } from '../companies/company-filter.js';

type ViewCounts = NonNullable<Overview['viewCounts']>;

const queries: Readonly<Record<keyof ViewCounts, CompanyQuery>> = {
  all: {},
  'needs-a-hand': { view: 'needs-a-hand' },
  'new-this-week': { view: 'new-this-week' },
  trash: { view: 'trash' },
};

/** How many companies each view of the list finds, as the list finds them. */
@Injectable()
export class ViewCountsReader {
  constructor(private readonly dataSource: DataSource) {}

  /** In one statement that counts no further than a coach wants to know. */
  async read(): Promise<ViewCounts> {
    const counts = Object.entries(queries).map(
      ([view, query]) => `(SELECT count(*)::int FROM (
        SELECT FROM companies WHERE ${filterOf(query).condition} LIMIT ${viewCountLimit}
      ) AS found) AS "${view}"`,
    );
    const [row] = await this.dataSource.query<[ViewCounts]>(`SELECT ${counts.join(', ')}`);
    return row;
  }
}
