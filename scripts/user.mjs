import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, openDataFolder, privateFolder, ROOT } from './run/folders.mjs';
import { isTaken, stopLeftovers, takeLock } from './run/lock.mjs';
import { report, runSupervised } from './run/main.mjs';
import { Problem } from './run/problem.mjs';
import { readSettings } from './run/settings.mjs';
import { Supervisor } from './run/supervisor.mjs';
import { runningPostgres, startPostgres } from './services/postgres.mjs';
import { requireNode } from './setup/node-version.mjs';

const COMMAND = join(ROOT, 'backend/dist/user.js');

/** The exit code of a program that Ctrl-C ended. */
const INTERRUPTED = 130;

try {
  requireNode();
  await user();
} catch (error) {
  report(error);
  process.exitCode = 1;
}

/** Runs the users' command on the database that `npm start` uses, which need not be running. */
async function user() {
  if (!existsSync(COMMAND)) {
    throw new Problem(
      'Nothing is built yet: run npm start once, which also makes the first admin.',
    );
  }
  const envFile = join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const given = process.env.DATABASE_URL?.trim();
  if (given) {
    process.exitCode = await runCommand(given);
    return;
  }
  const dataDir = openDataFolder(readSettings(process.env).dataDir);
  if (isTaken(dataDir)) process.exitCode = await runCommand(runningPostgres(dataDir));
  else await withPostgres(dataDir, runCommand);
}

/**
 * Starts the local database for as long as the work takes.
 *
 * @param {string} dataDir
 * @param {(url: string, end: AbortSignal) => Promise<number>} work
 */
async function withPostgres(dataDir, work) {
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

/**
 * In this terminal, whose keys it reads.
 *
 * @param {string} DATABASE_URL
 * @param {AbortSignal} [signal]
 * @returns {Promise<number>} its exit code
 */
function runCommand(DATABASE_URL, signal) {
  const child = spawn(process.execPath, [COMMAND, ...process.argv.slice(2)], {
    env: { ...process.env, DATABASE_URL },
    stdio: 'inherit',
    ...(signal ? { signal } : {}),
  });
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? INTERRUPTED));
    child.once('error', () => resolve(INTERRUPTED));
  });
}
