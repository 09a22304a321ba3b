import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { cacheFolder, privateFolder, ROOT } from '../run/folders.mjs';
import { stopLeftovers, takeLock } from '../run/lock.mjs';
import { INTERRUPTED, runSupervised } from '../run/run-supervised.mjs';
import { Problem } from '../run/problem.mjs';
import { Supervisor } from '../run/supervisor.mjs';
import { databaseFolder, removeDatabase, startPostgres } from '../services/postgres.mjs';
import { giveTo } from '../services/server-account.mjs';
import { extractPart, PARTS } from './archive.mjs';
import { companiesOf, factsOf } from './database-facts.mjs';
import { erasuresOfFolder, handOverErasures } from './erasures.mjs';
import { loaderOf } from './loader-of.mjs';

/**
 * Restores a backup into the local data folder. The new folder is created beside it and opened once
 * by the server. Only then does it replace the old folder, which is moved aside.
 *
 * @param {import('./backup-options.mjs').Options} options
 * @param {import('../run/start-settings.mjs').Settings} settings
 * @param {import('./about.mjs').About} about
 */
export async function restoreDataFolder(options, settings, about) {
  const { file, isForced } = options;
  const dataDir = resolve(ROOT, settings.dataDir);
  const isUsed = existsSync(dataDir) && readdirSync(dataDir).length > 0;
  const lock = isUsed ? takeLock(dataDir) : undefined;
  if (isUsed && !isForced) {
    lock?.release();
    throw new Problem(
      `The data folder ${dataDir} is not empty: set another DATA_DIR, or add --force to move it aside.`,
    );
  }
  const fresh = freshFolder(dataDir);
  const supervisor = new Supervisor(privateFolder(fresh, 'logs'));

  await runSupervised({
    supervisor,
    work: async () => {
      await stopLeftovers(lock?.leftovers ?? []);
      const erasures = isUsed ? await erasuresOfFolder(dataDir) : [];
      await extractPart(options, PARTS.secret, fresh);
      const companies = await bringBackDatabase(supervisor, options, fresh, about);
      await supervisor.stopAll();
      const aside = putInPlace(fresh, dataDir, isUsed);
      console.log(
        `Restored the database of ${about.made} with ${companiesOf(companies)} into ${dataDir}.`,
      );
      if (aside) console.log(`What was there is in ${aside} now.`);
      handOverErasures(erasures, file);
      remarkOnSecret(settings, dataDir);
      return 0;
    },
    cleanUp: () => {
      if (existsSync(fresh)) {
        removeDatabase(fresh);
        rmSync(fresh, { recursive: true });
      }
      lock?.release();
    },
    codeWhenStopped: INTERRUPTED,
  });
}

/**
 * @param {Supervisor} supervisor
 * @param {import('./encryption.mjs').Backup} backup
 * @param {string} dataDir
 * @param {import('./about.mjs').About} about
 * @returns {Promise<number>} how many companies there are
 */
async function bringBackDatabase(supervisor, backup, dataDir, about) {
  const surroundings = {
    supervisor,
    dataDir,
    cacheDir: cacheFolder(dataDir),
    mailUiPort: 0,
    isDurable: true,
  };
  if (about.kind === 'folder') {
    const { folder, account } = databaseFolder(dataDir);
    await extractPart(backup, PARTS.folder, folder);
    if (account) giveTo(account, folder);
    return (await factsOf(await startPostgres(surroundings))).companies;
  }
  const load = loaderOf(about);
  const url = await startPostgres(surroundings);
  // The parent folder is open to other users, because the server's user must pass through it.
  const folder = privateFolder(dataDir, 'dump');
  await extractPart(backup, PARTS[about.kind], folder);
  await load(supervisor, url, join(folder, PARTS[about.kind]), false);
  rmSync(folder, { recursive: true });
  return (await factsOf(url)).companies;
}

/**
 * A folder beside the one that it will replace. The server's user can pass through it.
 *
 * @param {string} dataDir
 */
function freshFolder(dataDir) {
  mkdirSync(dirname(dataDir), { recursive: true });
  const folder = mkdtempSync(`${dataDir}.restoring-`);
  chmodSync(folder, 0o711);
  return folder;
}

/**
 * @param {string} fresh
 * @param {string} dataDir
 * @param {boolean} isUsed
 * @returns {string | undefined} where the folder is that was there
 * @throws {Problem} when it cannot be moved; then it is as it was
 */
function putInPlace(fresh, dataDir, isUsed) {
  const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const aside = join(dirname(dataDir), `${basename(dataDir)}.before-${time}`);
  try {
    if (isUsed) renameSync(dataDir, aside);
    renameSync(fresh, dataDir);
  } catch (error) {
    if (isUsed && existsSync(aside)) renameSync(aside, dataDir);
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Problem(
      `${dataDir} cannot be replaced (${code}): set DATA_DIR to a folder that can be renamed.`,
    );
  }
  if (!isUsed) return undefined;
  rmSync(join(aside, 'running.json'), { force: true });
  return aside;
}

/**
 * @param {import('../run/start-settings.mjs').Settings} settings
 * @param {string} dataDir
 */
function remarkOnSecret({ secret, previousSecret }, dataDir) {
  const file = join(dataDir, PARTS.secret);
  if (secret === undefined) return;
  if ([secret, previousSecret].includes(readFileSync(file, 'utf8'))) return;
  console.log(
    `SECRET is set to another one, with which the links of the backup do not open: take it out of the settings, so that the one in ${file} counts.`,
  );
}
