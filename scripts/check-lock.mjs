import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ROOT } from './run/folders.mjs';

/**
 * @typedef {{ resolved?: string, optionalDependencies?: Record<string, string> }} Entry
 */

/**
 * The faults in the lock that would make `npm ci` fail elsewhere. npm silently omits an optional
 * package for another platform if the registry did not serve it. A registry's address in the lock
 * binds everybody to that registry.
 *
 * @param {{ packages: Record<string, Entry> }} lock
 * @returns {string[]} one sentence for each fault
 */
export function lockFaults({ packages }) {
  const faults = [];
  for (const [path, entry] of Object.entries(packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!isLocked(packages, path, name)) {
        faults.push(`${path || 'package.json'} names ${name}, which has no entry in the lock.`);
      }
    }
    if (/^https?:/.test(entry.resolved ?? ''))
      faults.push(`${path} is bound to ${entry.resolved}.`);
  }
  return faults;
}

/**
 * Finds a package as Node would: beside the package that names it, then in the folders above.
 *
 * @param {Record<string, Entry>} packages
 * @param {string} from
 * @param {string} name
 */
function isLocked(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** @returns {string[]} the faults of this repository's lock */
export const ownLockFaults = () =>
  lockFaults(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));

if (argv[1] === fileURLToPath(import.meta.url)) {
  const faults = ownLockFaults();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
