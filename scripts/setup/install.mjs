import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/folders.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry
 * @typedef {Record<string, LockEntry>} LockPackages
 */

/** Whether the packages in `node_modules` are those of `package-lock.json`. */
export function isInstalled() {
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  return matches(readPackages(join(ROOT, 'package-lock.json')), readPackages(installed));
}

/**
 * Installs exactly what `package-lock.json` names.
 *
 * @param {import('../run/supervisor.mjs').Supervisor} supervisor
 */
export async function install(supervisor) {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  await supervisor.run({
    name: 'npm ci',
    command: npm ? process.execPath : 'npm',
    args: npm ? [npm, ...args] : args,
    cwd: ROOT,
  });
}

/**
 * @param {LockPackages} wanted
 * @param {LockPackages} installed what npm noted in `node_modules` when it had finished
 * @returns {boolean} packages that are optional may be absent: they fit other machines
 */
export function matches(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return Boolean(entry.optional || entry.devOptional);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * @param {string} file
 * @returns {LockPackages}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
