import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Where Debian keeps the programs of each version. Those on the PATH are wrappers that choose a
 * version.
 */
const DEBIAN = '/usr/lib/postgresql';

/**
 * PostgreSQL's client programs of one version, in one folder.
 *
 * @typedef {{ bin: string, major: number }} Tools
 */

/**
 * The oldest new enough programs on this machine, because they fit a server of their own version
 * best.
 *
 * @param {number} major the least version
 * @param {Tools[]} found
 * @returns {Tools | undefined}
 */
export const fittingTools = (major, found = installedTools()) =>
  found.filter((tools) => tools.major >= major).sort((a, b) => a.major - b.major)[0];

/**
 * @param {string[]} folders
 * @returns {Tools[]} in the order of the folders
 */
export function installedTools(folders = [...debianFolders(), ...pathFolders()]) {
  return folders
    .filter((bin) => ['pg_dump', 'pg_restore', 'psql'].every((name) => existsSync(join(bin, name))))
    .flatMap((bin) => {
      const asked = spawnSync(join(bin, 'pg_dump'), ['--version'], {
        encoding: 'utf8',
        timeout: 10_000,
      });
      const major = Number(/\(PostgreSQL\) (\d+)/.exec(asked.stdout ?? '')?.[1]);
      return major ? [{ bin, major }] : [];
    });
}

const debianFolders = () =>
  existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];

const pathFolders = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);
