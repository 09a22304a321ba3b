import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { filterOf } from '../companies/company-filter.js';

/** How many companies are new to a coach, counted as the list of companies finds them. */
@Injectable()
export class NewCompaniesReader {
  constructor(private readonly dataSource: DataSource) {}

  /** @param lastVisit null where the coach was never here, so that all are new */
  async read(lastVisit: Date | null): Promise<number> {
    const { condition, values } = filterOf(
      lastVisit === null ? {} : { submittedAfter: lastVisit.toISOString() },
    );
    const [{ count }] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM companies WHERE ${condition}`,
      [...values],
    );
    return count;
  }
}
