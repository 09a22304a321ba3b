import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

/** @typedef {{ pid: number, born: string }} ProcessId a process, told apart from a later one with the same number */

/**
 * The system's information about a process.
 *
 * @param {number} pid
 * @returns {{ name: string, parent: number, born: string } | undefined} undefined when it does not
 *   run (a zombie does not)
 */
export function describe(pid) {
  if (process.platform !== 'linux') return describeByPs(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const nameEnd = stat.lastIndexOf(')');
    const [state, parent, ...rest] = stat.slice(nameEnd + 2).split(' ');
    if (state === 'Z') return undefined;
    const name = stat.slice(stat.indexOf('(') + 1, nameEnd);
    return { name, parent: Number(parent), born: rest[17] ?? '' };
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function describeByPs(pid) {
  const ask = (/** @type {string} */ field) =>
    spawnSync('ps', ['-o', `${field}=`, '-p', `${pid}`], { encoding: 'utf8' }).stdout?.trim() ?? '';
  const born = ask('lstart');
  if (born === '' || ask('state').startsWith('Z')) return undefined;
  return { name: basename(ask('comm')), parent: Number(ask('ppid')), born };
}

/** @param {ProcessId} process */
export const isRunning = ({ pid, born }) => describe(pid)?.born === born;

/**
 * @param {number} pid a negative one means the process group
 * @param {NodeJS.Signals} signal
 */
export function signal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}

/**
 * @param {string} name of a command
 * @returns {string | undefined} its path, when it is on the PATH
 */
export function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/**
 * Whether a program works on this machine: it prints its version within ten seconds.
 *
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [env]
 */
export const runs = (command, env = process.env) =>
  spawnSync(command, ['--version'], { env, stdio: 'ignore', timeout: 10_000 }).status === 0;
