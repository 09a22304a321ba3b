import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../run/problem.mjs';

/** @typedef {{ file: string, isForced: boolean }} Options */

/**
 * @param {'backup' | 'restore'} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env in which npm sets the folder where it was called
 * @returns {Options}
 * @throws {Problem} with one sentence, unless exactly one file is named
 */
export function readOptions(name, args, env) {
  const parsed = parse(args);
  const [file, ...more] = parsed?.positionals ?? [];
  if (!file || more.length > 0) {
    throw new Problem(
      `npm run ${name} takes one file and perhaps --force, as in npm run ${name} -- ellac-backup.tar.gz.`,
    );
  }
  return {
    file: resolve(env.INIT_CWD || process.cwd(), file),
    isForced: parsed?.values.force === true,
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { force: { type: 'boolean' } } });
  } catch {
    return undefined;
  }
}
