import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, privateFolder } from '../run/folders.mjs';
import { Supervisor } from '../run/supervisor.mjs';
import { execute } from '../services/execute.mjs';
import { startPostgres } from '../services/postgres.mjs';

/**
 * The list of erasures of a database that is to be replaced; empty where its schema is older.
 *
 * @param {string} url
 * @returns {Promise<unknown[]>}
 */
export async function erasuresOf(url) {
  const isThere = `SELECT FROM pg_class WHERE oid = to_regclass('public.erasures')`;
  if ((await execute(url, isThere)).length === 0) return [];
  return execute(url, 'SELECT address_hash AS hash, erased_at AS at FROM erasures');
}

/**
 * The same of a local data folder that is to be moved aside.
 *
 * @param {string} dataDir
 * @returns {Promise<unknown[]>}
 */
export async function erasuresOfFolder(dataDir) {
  if (!existsSync(join(dataDir, 'postgres/data'))) return [];
  const supervisor = new Supervisor(privateFolder(dataDir, 'logs'));
  const cacheDir = cacheFolder(dataDir);
  try {
    const surroundings = { supervisor, dataDir, cacheDir, mailUiPort: 0, isDurable: true };
    return await erasuresOf(await startPostgres(surroundings));
  } catch {
    // A restore may be needed just because this database does not start any more.
    console.log(
      `The list of erasures in ${dataDir} cannot be read: repeat from your own list what was erased since the backup.`,
    );
    return [];
  } finally {
    await supervisor.stopAll();
  }
}

/**
 * The backup may bring back data that was erased since it was made. A person erases it again,
 * because that needs the SECRET under which it was noted.
 *
 * @param {unknown[]} erasures
 * @param {string} file the backup
 */
export function handOverErasures(erasures, file) {
  if (erasures.length === 0) return;
  const place = `${file}.erasures`;
  rmSync(place, { force: true });
  writeFileSync(place, JSON.stringify(erasures), { flag: 'wx', mode: 0o600 });
  console.log(
    `The backup may bring back what was erased since: run npm run erase -- --again ${place}, before anything else starts, and delete that file.`,
  );
}
