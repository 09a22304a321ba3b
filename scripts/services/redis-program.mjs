import { linkSync } from 'node:fs';
import { join } from 'node:path';
import { Interrupted, Problem } from '../run/problem.mjs';
import { onPath, runs } from '../run/process-table.mjs';
import { hasDebianPackages, librariesIn, unpackedPackages } from './debian-packages.mjs';

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
export async function redisProgram(surroundings) {
  for (const name of ['redis-server', 'valkey-server']) {
    const command = onPath(name);
    if (command && runs(command)) return { command };
  }
  if (!hasDebianPackages()) throw new Problem(ADVICE);
  const program = await unpackedProgram(surroundings);
  if (!runs(program.command, program.env)) throw new Problem(ADVICE);
  return program;
}

/**
 * Debian's `redis-tools` contains the server under the name of its check program. The program
 * chooses its role by the name it is called with.
 *
 * @param {Pick<Surroundings, 'supervisor' | 'cacheDir'>} surroundings
 */
async function unpackedProgram(surroundings) {
  try {
    const folder = await unpackedPackages(surroundings, {
      name: 'redis',
      packages: ['redis-tools'],
      finish: (made) =>
        linkSync(join(made, 'usr/bin/redis-check-rdb'), join(made, 'usr/bin/redis-server')),
    });
    return {
      command: join(folder, 'usr/bin/redis-server'),
      env: { PATH: process.env.PATH, LD_LIBRARY_PATH: librariesIn(folder) },
    };
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    throw new Problem(NOT_DOWNLOADED, { cause: error });
  }
}
