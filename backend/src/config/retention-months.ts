import { readSetting } from './environment.js';

/**
 * The retention of this process, for its command; undefined where all is kept.
 *
 * @throws EnvironmentError when it is no number of months.
 */
export const retentionMonthsOfProcess = (): number | undefined =>
  readSetting('RETENTION_MONTHS', process.env);
