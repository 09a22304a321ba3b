import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheFolder, ROOT } from '../run/folders.mjs';
import { isTaken, stopLeftovers, takeLock } from '../run/lock.mjs';
import { Problem } from '../run/problem.mjs';
import { checkGivenServices } from '../services/given-services.mjs';
import { runningPostgres, startPostgres } from '../services/postgres.mjs';

/** @typedef {import('../run/supervisor.mjs').Supervisor} Supervisor */

/**
 * The database to back up: one that is run elsewhere, or the local one.
 *
 * @typedef {object} Source
 * @property {string} secret
 * @property {(services: import('../run/lock.mjs').Service[]) => void} [record] notes what is started
 * @property {(supervisor: Supervisor) => Promise<string>} open returns the database's address
 * @property {() => void} release
 */

/**
 * @param {import('../run/start-settings.mjs').Settings} settings
 * @returns {Source}
 * @throws {Problem} when there is nothing to back up
 */
export function sourceOf({ services: { DATABASE_URL }, secret, dataDir }) {
  if (DATABASE_URL) return givenDatabase(DATABASE_URL, `${secret}`);
  const folder = resolve(ROOT, dataDir);
  const kept = join(folder, 'secret');
  if (!existsSync(join(folder, 'postgres/data')) || !(secret || existsSync(kept))) {
    throw new Problem(`There is nothing to back up in ${folder}: npm start has not run with it.`);
  }
  const used = secret ?? readFileSync(kept, 'utf8').trim();
  return isTaken(folder) ? runningDatabase(folder, used) : stoppedDatabase(folder, used);
}

/**
 * @param {string} url
 * @param {string} secret
 * @returns {Source}
 */
const givenDatabase = (url, secret) => ({
  secret,
  open: async () => {
    await checkGivenServices({ DATABASE_URL: url, REDIS_URL: undefined, SMTP_URL: undefined });
    return url;
  },
  release: () => {},
});

/**
 * @param {string} dataDir
 * @param {string} secret
 * @returns {Source}
 */
const runningDatabase = (dataDir, secret) => ({
  secret,
  open: async () => runningPostgres(dataDir),
  release: () => {},
});

/**
 * @param {string} dataDir
 * @param {string} secret
 * @returns {Source}
 */
function stoppedDatabase(dataDir, secret) {
  const lock = takeLock(dataDir);
  return {
    secret,
    record: lock.record,
    open: async (supervisor) => {
      await stopLeftovers(lock.leftovers);
      const cacheDir = cacheFolder(dataDir);
      return startPostgres({ supervisor, dataDir, cacheDir, mailUiPort: 0, isDurable: true });
    },
    release: lock.release,
  };
}
