import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/folders.mjs';
import { Problem } from '../run/problem.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry
 * @typedef {Record<string, LockEntry>} LockPackages
 */

/** npm's messages when it cannot download packages. */
const NO_NETWORK =
  /\b(EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

/** Whether the packages in `node_modules` are those of `package-lock.json`, and all there. */
export function isInstalled() {
  const note = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const wanted = readPackages(join(ROOT, 'package-lock.json'));
  const installed = readPackages(note);
  const isThere = (/** @type {string} */ path) => existsSync(join(ROOT, path, 'package.json'));
  return (
    matches(wanted, installed) &&
    Object.keys(wanted).every((path) => !installed[path] || isThere(path))
  );
}

/** Progress of an installation: packages and seconds. */
export const ABOUT_INSTALLATION =
  'The packages are installed now: 1 to 3 minutes on most connections, about 1.4 GB.';

/**
 * The progress of an installation.
 *
 * @returns {() => string} the current progress, such as `834 of 1250 packages`
 */
export function installationProgress() {
  const paths = neededEverywhere(readPackages(join(ROOT, 'package-lock.json')));
  return () => {
    const done = paths.filter((path) => existsSync(join(ROOT, path, 'package.json')));
    // npm asks for all packages first, and unpacks the first after half of the time.
    if (done.length === 0) return 'npm looks them up';
    return `${done.length} of ${paths.length} packages`;
  };
}

/**
 * @param {LockPackages} packages
 * @returns {string[]} the folders of the packages that every machine needs
 */
export const neededEverywhere = (packages) =>
  Object.entries(packages)
    .filter(([path, { link, optional }]) => path.includes('node_modules/') && !link && !optional)
    .map(([path]) => path);

/**
 * Installs exactly what `package-lock.json` names. No package runs a script of its own but those
 * that `allowScripts` in `package.json` lists. npm knows that list only since version 11, so it is
 * applied here for all.
 *
 * @param {{ run(command: import('../run/supervisor.mjs').Command): Promise<unknown> }} supervisor
 * @param {string} [root]
 * @throws {Problem} when npm fails; without a network, in one sentence
 */
export async function install(supervisor, root = ROOT) {
  const npm = process.env.npm_execpath;
  const run = (/** @type {string} */ name, /** @type {readonly string[]} */ args) =>
    supervisor.run({
      name,
      command: npm ? process.execPath : 'npm',
      args: npm ? [npm, ...args] : [...args],
      cwd: root,
      // While npm works, it ignores other signals for minutes. An interrupted installation is
      // started again.
      stopSignal: 'SIGKILL',
    });
  const note = join(root, 'node_modules/.package-lock.json');
  const kept = `${note}.kept`;
  try {
    await run('npm ci', [
      'ci',
      '--ignore-scripts',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
    ]);
    const reviewed = packagesWithScripts(root);
    if (reviewed.length === 0) return;
    // Without its note the installation counts as interrupted until the scripts have run.
    renameSync(note, kept);
    await run('npm rebuild', ['rebuild', '--ignore-scripts=false', ...reviewed]);
    renameSync(kept, note);
  } catch (error) {
    const sign = error instanceof Problem && NO_NETWORK.exec(error.message)?.[0];
    if (!sign) throw error;
    throw new Problem(
      `The packages could not be downloaded (${sign}): see that this computer reaches the Internet, and start again.`,
    );
  }
}

/**
 * The installed packages whose scripts were reviewed and may run.
 *
 * @param {string} root
 */
export function packagesWithScripts(root) {
  /** @type {{ allowScripts?: Record<string, boolean> }} */
  const { allowScripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.entries(allowScripts)
    .filter(([name, may]) => may && existsSync(join(root, 'node_modules', name, 'package.json')))
    .map(([name]) => name);
}

/**
 * @param {LockPackages} wanted
 * @param {LockPackages} installed npm's own record in `node_modules` after it has finished
 * @returns {boolean} whether they match; optional packages may be missing, because they are for
 *   other machines
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
