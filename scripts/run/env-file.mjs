import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// A default import: an old Node has no `parseEnv`, and a named import would fail before the Node
// version is checked.
import util from 'node:util';
// A relative path, because this is loaded before packages are installed.
import { nearNames, SETTING_NAMES } from '../../libs/settings/src/index.mjs';
import { ROOT } from './folders.mjs';

/**
 * The allowed names in `.env` besides settings: variables of Node, npm and the services' clients.
 */
const OF_OTHER_PROGRAMS =
  /^((NODE|NPM_CONFIG|XDG|LC)_\w+|PG[A-Z]+|TZ|LANG|(HTTPS?|ALL|NO)_PROXY|CHROME_PATH)$/i;

/**
 * Loads `.env` into this process's variables. Variables that are set already keep their values.
 *
 * @returns {string[]} the names in the file, sorted
 */
export function loadEnvFile() {
  const file = join(ROOT, '.env');
  if (!existsSync(file)) return [];
  process.loadEnvFile(file);
  return Object.keys(util.parseEnv(readFileSync(file, 'utf8'))).sort();
}

/**
 * The unknown names in `.env`: a misspelt setting would otherwise silently have no effect.
 *
 * @param {readonly string[]} names
 * @returns {string[]} one sentence for each fault
 */
export const faultsOfNames = (names) =>
  names
    .filter((name) => !isSetting(name))
    .flatMap((name) => {
      const near = nearNames(name);
      if (near.length > 0) return `.env sets ${name}, which is no setting: ${didYouMean(near)}`;
      if (OF_OTHER_PROGRAMS.test(name)) return [];
      return `.env sets ${name}, which is no setting: .env.example lists them all.`;
    });

/**
 * Variables that look like misspelt settings. They may belong to other programs.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} inFile the names in `.env`
 * @returns {string[]} one sentence for each
 */
export const remarksOnNames = (env, inFile) =>
  Object.keys(env)
    .filter((name) => !isSetting(name) && !inFile.includes(name))
    .flatMap((name) => {
      const near = nearNames(name);
      return near.length > 0 ? `The variable ${name} is no setting: ${didYouMean(near)}` : [];
    });

/** @param {string} name */
const isSetting = (name) => SETTING_NAMES.some((setting) => setting === name);

/** @param {string[]} near */
const didYouMean = (near) => `did you mean ${near.join(' or ')}?`;
