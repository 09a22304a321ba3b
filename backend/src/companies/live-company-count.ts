import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HeldFigures } from '../common/held-figures.js';
import { isLive } from '../database/live-companies.js';

/** How many companies there are, without what is in the trash. */
@Injectable()
export class LiveCompanyCount {
  private readonly count: HeldFigures<number>;

  constructor(dataSource: DataSource) {
    this.count = new HeldFigures(
      async () => {
        const [row] = await dataSource.query<[{ count: number }]>(
          `SELECT count(*)::int AS count FROM companies WHERE ${isLive}`,
        );
        return row.count;
      },
      (count) => count,
    );
  }

  read(): Promise<number> {
    return this.count.read();
  }
}
