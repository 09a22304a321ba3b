import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './problem.mjs';
import { describe, isRunning, signal } from './process-table.mjs';

/**
 * @typedef {import('./process-table.mjs').ProcessId & { stopSignal: NodeJS.Signals }} Service
 * @typedef {{ owner: import('./process-table.mjs').ProcessId, services: Service[] }} Holding
 */

/** How long the services that a killed start left behind may take to stop. */
const LEFTOVER_GRACE_MS = 30_000;

/**
 * Locks a data folder for this process.
 *
 * @param {string} dataDir
 * @returns {{ leftovers: Service[], record: (services: Service[]) => void, release: () => void }}
 *   `leftovers`: services of an earlier start that was killed and did not stop them
 * @throws {Problem} when another start is at work there
 */
export function takeLock(dataDir) {
  const file = join(dataDir, 'running.json');
  const owner = { pid: process.pid, born: describe(process.pid)?.born ?? '' };
  const write = (/** @type {Service[]} */ services, /** @type {string} */ path, flag = 'w') =>
    writeFileSync(path, JSON.stringify({ owner, services }), { flag, mode: 0o600 });

  const earlier = read(file);
  if (earlier && isRunning(earlier.owner)) throw taken(dataDir, earlier);
  rmSync(file, { force: true });
  try {
    write([], file, 'wx');
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw code === 'EEXIST' ? taken(dataDir, read(file)) : error;
  }
  return {
    leftovers: (earlier?.services ?? []).filter(isRunning),
    record: (services) => {
      write(
        services.map(({ pid, born, stopSignal }) => ({ pid, born, stopSignal })),
        `${file}.new`,
      );
      renameSync(`${file}.new`, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

/**
 * Whether a start is at work with a data folder.
 *
 * @param {string} dataDir
 */
export function isTaken(dataDir) {
  const holding = read(join(dataDir, 'running.json'));
  return holding !== undefined && isRunning(holding.owner);
}

/**
 * Stops what a killed start left behind, the newest first.
 *
 * @param {Service[]} services
 */
export async function stopLeftovers(services) {
  for (const service of services.toReversed()) {
    const deadline = Date.now() + LEFTOVER_GRACE_MS;
    signal(service.pid, service.stopSignal);
    while (isRunning(service)) {
      if (Date.now() > deadline) signal(-service.pid, 'SIGKILL');
      await pause(50);
    }
  }
}

/**
 * @param {string} file
 * @returns {Holding | undefined} undefined when there is none, or a crash cut it off
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} dataDir
 * @param {Holding | undefined} holding
 */
function taken(dataDir, holding) {
  const who = holding ? ` (process ${holding.owner.pid})` : '';
  return new Problem(
    `It already runs${who} with the data in ${dataDir}: stop that one first, or set another DATA_DIR and PORT.`,
  );
}
