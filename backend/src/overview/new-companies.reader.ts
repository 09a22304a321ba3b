import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { filterOf } from '../companies/company-filter.js';
import { LiveCompanyCount } from '../companies/live-company-count.js';

/** How many companies are new to a coach, counted as the list of companies finds them. */
@Injectable()
export class NewCompaniesReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly liveCompanies: LiveCompanyCount,
  ) {}

  /** @param lastVisit null where the coach was never here, so that all are new */
  async read(lastVisit: Date | null): Promise<number> {
    if (lastVisit === null) return this.liveCompanies.read();
    const { condition, values } = filterOf({ submittedAfter: lastVisit.toISOString() });
    const [{ count }] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM companies WHERE ${condition}`,
      [...values],
    );
    return count;
  }
}
