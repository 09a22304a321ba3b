import { loadEnvFile } from '../run/env-file.mjs';
import { cacheFolder, openDataFolder, privateFolder } from '../run/folders.mjs';
import { isTaken, stopLeftovers, takeLock } from '../run/lock.mjs';
import { INTERRUPTED, runSupervised } from '../run/run-supervised.mjs';
import { readSettings } from '../run/start-settings.mjs';
import { Supervisor } from '../run/supervisor.mjs';
import { runningPostgres, startPostgres } from './postgres.mjs';

/**
 * @callback Work
 * @param {string} url the database's address
 * @param {AbortSignal} end aborted when the work is to stop, as the database goes away
 * @returns {Promise<number>} the exit code
 */

/**
 * Does something with the database that `npm start` uses, and exits: the one that DATABASE_URL
 * names, the local one where it runs, or the local one started for as long as the work takes.
 *
 * @param {Work} work
 * @throws {import('../run/problem.mjs').Problem} when the local one cannot be used now
 */
export async function withDatabase(work) {
  loadEnvFile();
  const given = process.env.DATABASE_URL?.trim();
  if (given) return onRunning(given, work);
  const dataDir = openDataFolder(readSettings(process.env, ['DATA_DIR']).dataDir);
  if (isTaken(dataDir)) return onRunning(runningPostgres(dataDir), work);
  return onStarted(dataDir, work);
}

/**
 * @param {string} url
 * @param {Work} work
 */
async function onRunning(url, work) {
  process.exitCode = await work(url, new AbortController().signal);
}

/**
 * @param {string} dataDir
 * @param {Work} work
 */
async function onStarted(dataDir, work) {
  const lock = takeLock(dataDir);
  const supervisor = new Supervisor(privateFolder(dataDir, 'logs'), lock.record);
  const end = new AbortController();
  supervisor.over.catch(() => end.abort());
  await runSupervised({
    supervisor,
    work: async () => {
      await stopLeftovers(lock.leftovers);
      const cacheDir = cacheFolder(dataDir);
      const surroundings = { supervisor, dataDir, cacheDir, mailUiPort: 0, isDurable: true };
      return work(await startPostgres(surroundings), end.signal);
    },
    cleanUp: lock.release,
    codeWhenStopped: INTERRUPTED,
  });
}
