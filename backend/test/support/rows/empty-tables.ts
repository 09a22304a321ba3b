import { QueryFailedError } from 'typeorm';
import { eventually } from '../eventually.js';
import type { TestApp } from '../test-app.js';

/** PostgreSQL's code of a deadlock. */
const deadlock = '40P01';

const isDeadlock = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === deadlock;

/**
 * Empties tables and those that refer to them. The sweeps of the running app may hold some of them and
 * wait for others, so a deadlock is tried again.
 *
 * @param tables as SQL names them: `companies, token_months`
 */
export const emptyTables = ({ dataSource }: TestApp, tables: string): Promise<true> =>
  eventually(`${tables} are empty`, async () => {
    try {
      await dataSource.query(`TRUNCATE ${tables} CASCADE`);
      return true;
    } catch (error) {
      if (isDeadlock(error)) return null;
      throw error;
    }
  });
