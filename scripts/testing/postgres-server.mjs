import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installedTools } from '../backup/postgres-tools.mjs';
import { cacheFolder, privateFolder } from '../run/folders.mjs';
import { Supervisor } from '../run/supervisor.mjs';
import { execute } from '../services/execute.mjs';
import { removeDatabase, startPostgres } from '../services/postgres.mjs';

/** Why a test is left out. */
export const NO_SERVER = 'no PostgreSQL server with a pg_dump is installed on this machine';

/**
 * A PostgreSQL server of the same version as a `pg_dump` of this machine.
 *
 * @param {string} folder where its data may be
 * @returns {Promise<{ bin: string, database: (name: string) => Promise<string>, stop: () => Promise<void> } | undefined>}
 *   `bin`: where its programs are; `database` makes an empty one; undefined when there is none here
 */
export async function aServer(folder) {
  const bin = installedTools().find((tools) => existsSync(join(tools.bin, 'initdb')))?.bin;
  if (!bin) return undefined;
  const dataDir = join(folder, 'server');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o711);
  const supervisor = new Supervisor(privateFolder(dataDir, 'logs'));
  const surroundings = {
    supervisor,
    dataDir,
    cacheDir: cacheFolder(dataDir),
    mailUiPort: 0,
    isDurable: false,
  };
  const url = await startPostgres(surroundings, () => bin);
  return {
    bin,
    database: async (name) => {
      await execute(url, `CREATE DATABASE ${name}`);
      return Object.assign(new URL(url), { pathname: name }).href;
    },
    stop: async () => {
      await supervisor.stopAll();
      removeDatabase(dataDir);
    },
  };
}
