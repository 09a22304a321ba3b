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
 * @param {AbortSignal} end aborted when the work must stop, because the database is shutting down
 * @returns {Promise<number>} the exit code
 */

/**
 * Runs `work` on the database of `npm start`, and exits. Uses the database that DATABASE_URL names,
 * or the running local one, or starts the local one for the duration of the work.
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
