import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../run/problem.mjs';

/**
 * @typedef {object} Options
 * @property {string} file
 * @property {boolean} isForced
 * @property {string} [key] the file with the key of an encrypted backup
 */

/**
 * @param {'backup' | 'restore'} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env in which npm sets the folder where it was called
 * @returns {Options}
 * @throws {Problem} with one sentence, unless exactly one file is named, or where a backup has a key
 */
export function readOptions(name, args, env) {
  const parsed = parse(args);
  const [file, ...more] = parsed?.positionals ?? [];
  const { force, key } = parsed?.values ?? {};
  if (!file || more.length > 0 || (key !== undefined && name === 'backup')) {
    const options = name === 'backup' ? '--force' : '--force and --key FILE';
    throw new Problem(
      `npm run ${name} takes one file and perhaps ${options}, as in npm run ${name} -- ellac-backup.tar.gz.`,
    );
  }
  const from = env.INIT_CWD || process.cwd();
  return {
    file: resolve(from, file),
    isForced: force === true,
    ...(key === undefined ? {} : { key: resolve(from, key) }),
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    const options = /** @type {const} */ ({ force: { type: 'boolean' }, key: { type: 'string' } });
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    return undefined;
  }
}
