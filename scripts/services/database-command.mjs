import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../run/folders.mjs';
import { runInTerminal } from '../run/in-terminal.mjs';
import { report } from '../run/run-supervised.mjs';
import { Problem } from '../run/problem.mjs';
import { keptSecret, readSettings } from '../run/start-settings.mjs';
import { requireNode } from '../setup/node-version.mjs';
import { withDatabase } from './database.mjs';

/**
 * Runs one of the backend's commands, with the words this script was given, on the database that
 * `npm start` uses.
 *
 * @param {'user' | 'seed' | 'resend' | 'retention' | 'erase' | 'export' | 'audit-verify' | 'rekey'} name
 */
export async function databaseCommand(name) {
  try {
    requireNode();
    const script = builtCommand(name);
    await withDatabase((DATABASE_URL, end) =>
      runInTerminal(script, process.argv.slice(2), environmentOf(DATABASE_URL), end),
    );
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
}

/**
 * @param {string} name
 * @returns {string} the file of one of the backend's commands
 * @throws {Problem} when nothing is built
 */
export function builtCommand(name) {
  const script = join(ROOT, `backend/dist/${name}.js`);
  if (existsSync(script)) return script;
  throw new Problem('Nothing is built yet: run npm start once, which also makes the first admin.');
}

/**
 * The environment of a command, with the secret that `npm start` made if none is set.
 *
 * @param {string} DATABASE_URL
 */
function environmentOf(DATABASE_URL) {
  const { secret, dataDir, services } = readSettings(process.env, ['DATA_DIR']);
  const kept = resolve(ROOT, dataDir, 'secret');
  const isLocal = services.DATABASE_URL === undefined;
  const SECRET = secret ?? (isLocal && existsSync(kept) ? keptSecret(kept) : undefined);
  return { ...process.env, DATABASE_URL, ...(SECRET === undefined ? {} : { SECRET }) };
}
