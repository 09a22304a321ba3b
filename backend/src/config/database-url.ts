import { readSetting } from './environment.js';

/**
 * The database of this process, for commands that need no other setting.
 *
 * @throws EnvironmentError when it is not set, or no PostgreSQL address.
 */
export const databaseUrlOfProcess = (): string => readSetting('DATABASE_URL', process.env);
