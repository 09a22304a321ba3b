import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../run/folders.mjs';
import { freePort } from '../run/ports.mjs';
import { signal } from '../run/process-table.mjs';
import { SETTING_NAMES } from '../run/start-settings.mjs';
import { removeDatabase } from '../services/postgres.mjs';

/** The last line of `npm start` once everything is running. */
const RUNS = 'Ctrl-C stops everything.';

/**
 * A separate folder for the product, which a test starts as `npm start` does. It needs a build.
 *
 * @typedef {Awaited<ReturnType<typeof aPlace>>} Place
 */
export async function aPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const mailPort = await freePort();
  return {
    folder,
    dataDir,
    port,
    mailPort,
    env: {
      ...process.env,
      // Blank values, so that a developer's own .env does not set them.
      ...Object.fromEntries(SETTING_NAMES.map((name) => [name, ''])),
      DATA_DIR: dataDir,
      PORT: `${port}`,
      MAIL_UI_PORT: `${mailPort}`,
    },
    remove: () => {
      for (const pid of processesOf(folder)) signal(pid, 'SIGKILL');
      removeDatabase(dataDir);
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Runs one of the scripts, by default the one of `npm start`.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {{ account?: { uid: number, gid: number }, args?: string[], script?: string, root?: string }} [how]
 *   `root`: a copy of the repository
 */
export function start(env, { account, args = [], script = 'start', root = ROOT } = {}) {
  const child = spawn(process.execPath, [join(root, `scripts/${script}.mjs`), ...args], {
    cwd: root,
    env,
    // A separate process group, like that of a terminal, so that a signal can reach it as Ctrl-C
    // does.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (data) => (said.out += data));
  child.stderr.on('data', (data) => (said.err += data));
  const ended = once(child, 'close').then(([code]) => ({ code, err: said.err.trim() }));
  const pid = child.pid ?? 0;
  return {
    pid,
    ended,
    said,
    interrupt: () => signal(-pid, 'SIGINT'),
    kill: async () => {
      signal(pid, 'SIGKILL');
      await ended;
    },
    isUp: () =>
      until(() => {
        if (child.exitCode !== null) throw new Error(`it ended: ${said.err}`);
        return said.out.includes(RUNS);
      }),
  };
}

/** @param {() => boolean | Promise<boolean>} isSo */
export async function until(isSo) {
  while (!(await isSo())) await pause(10);
}

/**
 * The processes that use a folder: its path is in their command, their environment or their working
 * directory.
 *
 * @param {string} place
 */
export function processesOf(place) {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return pids.filter((pid) => {
    const read = (/** @type {string} */ name) => readFileSync(`/proc/${pid}/${name}`, 'utf8');
    try {
      const isZombie = /^State:\s+Z/m.test(read('status'));
      const traces = [read('cmdline'), read('environ'), readlinkSync(`/proc/${pid}/cwd`)];
      return !isZombie && traces.some((trace) => trace.includes(place));
    } catch {
      return false;
    }
  });
}
