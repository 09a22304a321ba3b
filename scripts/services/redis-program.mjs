import { existsSync, linkSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { privateFolder } from '../run/folders.mjs';
import { Interrupted, Problem } from '../run/problem.mjs';
import { onPath, runs } from '../run/processes.mjs';

/** @typedef {{ command: string, env?: NodeJS.ProcessEnv }} Program */
/** @typedef {import('./local-services.mjs').Surroundings} Surroundings */

const ADVICE =
  'There is no Redis here: install redis-server or valkey-server, or set REDIS_URL to a Redis server.';

const NOT_DOWNLOADED =
  "There is no Redis here, and Debian's package of it could not be downloaded: connect this computer to the Internet, install redis-server or valkey-server, or set REDIS_URL to a Redis server.";

/**
 * The first Redis that runs: one on the PATH, or Debian's, unpacked into the cache folder without
 * root and without a system service.
 *
 * @param {Pick<Surroundings, 'supervisor' | 'cacheDir'>} surroundings
 * @returns {Promise<Program>}
 * @throws {Problem} when there is none
 */
export async function redisProgram({ supervisor, cacheDir }) {
  for (const name of ['redis-server', 'valkey-server']) {
    const command = onPath(name);
    if (command && runs(command)) return { command };
  }
  if (!onPath('apt-get') || !onPath('dpkg-deb')) throw new Problem(ADVICE);
  const unpacked = join(cacheDir, 'redis');
  try {
    if (!existsSync(unpacked)) await unpack(supervisor, cacheDir, unpacked);
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    throw new Problem(NOT_DOWNLOADED, { cause: error });
  }
  const program = unpackedProgram(unpacked);
  if (!runs(program.command, program.env)) throw new Problem(ADVICE);
  return program;
}

/** @param {string} folder */
function unpackedProgram(folder) {
  const libraries = readdirSync(join(folder, 'usr/lib'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, 'usr/lib', entry.name));
  return {
    command: join(folder, 'usr/bin/redis-server'),
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: libraries.join(':') },
  };
}

/**
 * Debian's `redis-tools` holds the server itself under the name of its check program; which of the
 * two it is, it tells by the name it is called with.
 *
 * @param {Surroundings['supervisor']} supervisor
 * @param {string} cacheDir
 * @param {string} target
 */
async function unpack(supervisor, cacheDir, target) {
  const downloads = privateFolder(cacheDir, 'redis-packages');
  const unfinished = `${target}.new`;
  for (const folder of [downloads, unfinished]) rmSync(folder, { recursive: true, force: true });
  privateFolder(downloads);

  await download(supervisor, cacheDir, downloads, ['redis-tools']);
  const [tools] = readdirSync(downloads);
  const needed = missingDependencies(join(downloads, `${tools}`));
  if (needed.length > 0) await download(supervisor, cacheDir, downloads, needed);
  for (const file of readdirSync(downloads)) {
    execFileSync('dpkg-deb', ['-x', join(downloads, file), unfinished]);
  }
  linkSync(join(unfinished, 'usr/bin/redis-check-rdb'), join(unfinished, 'usr/bin/redis-server'));
  renameSync(unfinished, target);
  for (const folder of [downloads, ownLists(cacheDir)]) {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} cacheDir */
const ownLists = (cacheDir) => join(cacheDir, 'apt');

/**
 * Downloads Debian packages; where the system's package lists are missing, with lists of our own.
 *
 * @param {Surroundings['supervisor']} supervisor
 * @param {string} cacheDir
 * @param {string} cwd
 * @param {string[]} packages
 */
async function download(supervisor, cacheDir, cwd, packages) {
  const aptGet = (/** @type {string[]} */ args) =>
    supervisor.run({ name: 'Redis download', command: 'apt-get', args, cwd });
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
