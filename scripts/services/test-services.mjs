import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../run/folders.mjs';
import { isTaken } from '../run/lock.mjs';
import { startServices } from './local-services.mjs';

/** The data folder of `npm run services`, from the repository's root. */
export const TEST_DATA = '.data.test';

/**
 * @typedef {object} TestServices where the servers of the tests are
 * @property {string} DATABASE_URL
 * @property {string} REDIS_URL
 * @property {string} SMTP_URL
 * @property {string} MAIL_API_URL
 */

/**
 * The file in which `npm run services` notes where its servers are.
 *
 * @param {string} dataDir
 */
export const addressesIn = (dataDir) => join(dataDir, 'addresses.json');

/**
 * The servers that the tests use: those of `npm run services` where it runs, otherwise new ones that
 * end with this run.
 *
 * @param {Omit<import('./local-services.mjs').Surroundings, 'mailUiPort' | 'isDurable'>} surroundings
 * @param {string} [keptIn] the data folder of `npm run services`
 * @returns {Promise<TestServices>}
 */
export async function testServices(surroundings, keptIn = resolve(ROOT, TEST_DATA)) {
  const kept = keptServices(keptIn);
  if (kept) return kept;
  const { urls, inboxUrl } = await startServices({
    ...surroundings,
    mailUiPort: 0,
    isDurable: false,
  });
  return { ...urls, MAIL_API_URL: `${inboxUrl}` };
}

/**
 * @param {string} dataDir
 * @returns {TestServices | undefined} undefined when they do not run or are only starting
 */
function keptServices(dataDir) {
  if (!isTaken(dataDir)) return undefined;
  try {
    return JSON.parse(readFileSync(addressesIn(dataDir), 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    return undefined;
  }
}
