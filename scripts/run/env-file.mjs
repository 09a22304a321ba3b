import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// The whole of it: an old Node has no parseEnv, and is told so only after this is loaded.
import util from 'node:util';
// Not by its name: this is loaded before anything is installed.
import { nearNames, SETTING_NAMES } from '../../libs/settings/src/index.mjs';
import { ROOT } from './folders.mjs';

/** What `.env` may hold beside settings: variables of Node, npm and the services' clients. */
const OF_OTHER_PROGRAMS =
  /^((NODE|NPM_CONFIG|XDG|LC)_\w+|PG[A-Z]+|TZ|LANG|(HTTPS?|ALL|NO)_PROXY|CHROME_PATH)$/i;

/**
 * Puts the lines of `.env` into this process's variables; those that are there already stay.
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
 * What is wrong with the names in `.env`: a setting that is misspelt would not be missed.
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
 * Variables that look like settings and are none. They may be those of other programs.
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
