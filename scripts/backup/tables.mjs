import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/folders.mjs';
import { Problem } from '../run/problem.mjs';

/** @typedef {import('../run/supervisor.mjs').Supervisor} Supervisor */

/**
 * Dumps a consistent snapshot of all tables while others use them.
 *
 * @param {Supervisor} supervisor
 * @param {string} url
 * @param {string} folder which is made
 * @returns {Promise<string[]>} names of the migrations that the schema had seen at that moment
 */
export async function dumpTables(supervisor, url, folder) {
  mkdirSync(folder, { mode: 0o700 });
  await backendCommand(supervisor, 'dump', url, [folder]);
  return JSON.parse(readFileSync(join(folder, 'contents.json'), 'utf8')).migrations;
}

/**
 * Makes the schema that the tables had, by its migrations, and fills it.
 *
 * @type {import('./loader-of.mjs').Load}
 */
export async function loadTables(supervisor, url, folder, isReplacing) {
  const args = [folder, ...(isReplacing ? ['--replace'] : [])];
  const said = (await backendCommand(supervisor, 'load', url, args)).output();
  if (said) console.log(said);
}

/**
 * @param {Supervisor} supervisor
 * @param {'dump' | 'load'} name
 * @param {string} url
 * @param {string[]} args
 */
function backendCommand(supervisor, name, url, args) {
  const script = join(ROOT, `backend/dist/${name}.js`);
  if (!existsSync(script)) {
    throw new Problem(
      `Tables without pg_dump need the backend, which is not built yet: run npm run build.`,
    );
  }
  return supervisor.run({
    name: `${name} of the tables`,
    command: process.execPath,
    args: [script, ...args],
    env: { ...process.env, DATABASE_URL: url },
  });
}
