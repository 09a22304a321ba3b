import { readSetting } from './environment.js';

/**
 * The database of this process, for commands that need no other setting.
 *
 * @throws EnvironmentError when it is not set, or no PostgreSQL address.
 */
export const databaseUrlOfProcess = (): string => readSetting('DATABASE_URL', process.env);

/**
 * The same database with the user that changes its schema; undefined where that is no other one.
 *
 * @throws EnvironmentError when it is no PostgreSQL address.
 */
export const migrationUrlOfProcess = (): string | undefined =>
  readSetting('MIGRATION_DATABASE_URL', process.env);
