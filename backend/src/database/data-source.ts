import type { DataSource, DataSourceOptions } from 'typeorm';
import { entities } from './entities.js';
import { FirstSchema1763683200000 } from './migrations/1763683200000-first-schema.js';

export const dataSourceOptions = (url: string): DataSourceOptions => ({
  type: 'postgres',
  url,
  // A database that does not answer fails a request instead of holding it.
  connectTimeoutMS: 5000,
  entities,
  migrations: [FirstSchema1763683200000],
  migrationsTransactionMode: 'each',
});

/** Any number that only our migrations use as an advisory lock. */
const migrationLock = 7_346_102_985;

/** Brings the schema up to date; processes that start at once wait for the first. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await dataSource.runMigrations();
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    await runner.release();
  }
}
