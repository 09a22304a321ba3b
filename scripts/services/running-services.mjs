import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a start chose for the backend: the addresses of the services, and the settings of the demo
 * model, if used.
 *
 * @typedef {{ DATABASE_URL: string, REDIS_URL: string, SMTP_URL: string, [setting: string]: string }} Chosen
 */

/** @param {string} dataDir */
const fileIn = (dataDir) => join(dataDir, 'services.json');

/**
 * Keeps it for commands that look at the services while they run.
 *
 * @param {string} dataDir
 * @param {Chosen} chosen
 */
export const noteServices = (dataDir, chosen) =>
  writeFileSync(fileIn(dataDir), JSON.stringify(chosen), { mode: 0o600 });

/**
 * @param {string} dataDir one at which a start is at work
 * @returns {Chosen | undefined} undefined while it is still starting
 */
export function notedServices(dataDir) {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
}
