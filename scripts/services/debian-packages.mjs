import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder } from '../run/folders.mjs';
import { Interrupted } from '../run/problem.mjs';
import { onPath } from '../run/process-table.mjs';

/** @typedef {Pick<import('./local-services.mjs').Surroundings, 'supervisor' | 'cacheDir'>} Surroundings */

/** Whether this is a system whose packages can be unpacked. */
export const hasDebianPackages = () =>
  onPath('apt-get') !== undefined && onPath('dpkg-deb') !== undefined;

/**
 * Downloads Debian packages with their missing dependencies, and unpacks them into the cache folder
 * once: without root, and without a system service.
 *
 * @param {Surroundings} surroundings
 * @param {object} wanted
 * @param {string} wanted.name of the folder
 * @param {string[]} wanted.packages
 * @param {RegExp} [wanted.without] dependencies that are not needed
 * @param {(folder: string) => void} [wanted.finish] completes the folder before it is used
 * @returns {Promise<string>} the folder
 * @throws {Error} when they cannot be downloaded
 */
export async function unpackedPackages({ supervisor, cacheDir }, wanted) {
  const { name, packages, without, finish = () => {} } = wanted;
  const target = join(cacheDir, name);
  if (existsSync(target)) return target;
  const downloads = privateFolder(cacheDir, `${name}-packages`);
  const unfinished = `${target}.new`;
  for (const folder of [downloads, unfinished]) rmSync(folder, { recursive: true, force: true });
  privateFolder(downloads);

  await download(supervisor, cacheDir, downloads, packages);
  const needed = readdirSync(downloads)
    .flatMap((file) => missingDependencies(join(downloads, file)))
    .filter((each) => !packages.includes(each) && !without?.test(each));
  if (needed.length > 0) await download(supervisor, cacheDir, downloads, needed);
  for (const file of readdirSync(downloads)) {
    execFileSync('dpkg-deb', ['-x', join(downloads, file), unfinished]);
  }
  finish(unfinished);
  renameSync(unfinished, target);
  for (const folder of [downloads, ownLists(cacheDir)]) {
    rmSync(folder, { recursive: true, force: true });
  }
  return target;
}

/**
 * @param {string} folder with unpacked packages
 * @returns {string} their libraries, as LD_LIBRARY_PATH
 */
export function librariesIn(folder) {
  return readdirSync(join(folder, 'usr/lib'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, 'usr/lib', entry.name))
    .join(':');
}

/** @param {string} cacheDir */
const ownLists = (cacheDir) => join(cacheDir, 'apt');

/**
 * Downloads packages. If the system has no package lists, downloads those first.
 *
 * @param {Surroundings['supervisor']} supervisor
 * @param {string} cacheDir
 * @param {string} cwd
 * @param {string[]} packages
 */
async function download(supervisor, cacheDir, cwd, packages) {
  const aptGet = (/** @type {string[]} */ args) =>
    supervisor.run({ name: `Download of ${packages[0]}`, command: 'apt-get', args, cwd });
  try {
    await aptGet(['download', ...packages]);
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    const state = privateFolder(ownLists(cacheDir));
    const own = ['-o', `Dir::State::lists=${state}`, '-o', `Dir::Cache=${state}`];
    await aptGet([...own, 'update']);
    await aptGet([...own, 'download', ...packages]);
  }
}

/**
 * @param {string} file a Debian package
 * @returns {string[]} the packages it depends on and that are not installed
 */
function missingDependencies(file) {
  const depends = execFileSync('dpkg-deb', ['-f', file, 'Depends'], { encoding: 'utf8' });
  return depends
    .split(',')
    .map((part) => part.trim().split(/[\s|:(]/)[0] ?? '')
    .filter((name) => name !== '' && !isInstalled(name));
}

/** @param {string} name */
function isInstalled(name) {
  const asked = spawnSync('dpkg-query', ['-W', '-f=${db:Status-Status}', name], {
    encoding: 'utf8',
  });
  return asked.stdout === 'installed';
}
