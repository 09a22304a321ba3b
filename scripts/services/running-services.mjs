import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ DATABASE_URL: string, REDIS_URL: string, SMTP_URL: string }} ServiceUrls */

/** @param {string} dataDir */
const fileIn = (dataDir) => join(dataDir, 'services.json');

/**
 * Keeps where the services of this start are, for commands that look at them while it runs.
 *
 * @param {string} dataDir
 * @param {ServiceUrls} urls
 */
export const noteServices = (dataDir, urls) =>
  writeFileSync(fileIn(dataDir), JSON.stringify(urls), { mode: 0o600 });

/**
 * @param {string} dataDir one at which a start is at work
 * @returns {ServiceUrls | undefined} undefined while it is still starting
 */
export function notedServices(dataDir) {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
}
