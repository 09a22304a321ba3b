import { loadEnvFile } from '../run/env-file.mjs';
import { report } from '../run/run-supervised.mjs';
import { Problem } from '../run/problem.mjs';
import { readSettings } from '../run/start-settings.mjs';
import { isInstalled } from '../setup/install.mjs';
import { requireNode } from '../setup/node-version.mjs';
import { readOptions } from './backup-options.mjs';

/**
 * @callback Work
 * @param {import('./backup-options.mjs').Options} options
 * @param {import('../run/start-settings.mjs').Settings} settings those of `npm start`
 * @returns {Promise<void>}
 */

/**
 * Runs `npm run backup` or `npm run restore` with the words it was given.
 *
 * @param {'backup' | 'restore'} name
 * @param {() => Promise<Work>} load imports the code that needs packages, after a check that they
 *   are installed
 */
export async function backupCommand(name, load) {
  try {
    requireNode();
    const options = readOptions(name, process.argv.slice(2), process.env);
    if (!isInstalled()) throw new Problem('The packages are not installed yet: run npm ci first.');
    loadEnvFile();
    const settings = readSettings(process.env, [
      'DATA_DIR',
      'DATABASE_URL',
      'SECRET',
      'SECRET_PREVIOUS',
      'BACKUP_RECIPIENT',
    ]);
    const work = await load();
    await work(options, settings);
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
}
