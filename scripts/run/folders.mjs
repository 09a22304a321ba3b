import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from './problem.mjs';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');

/**
 * Creates the data folder; a relative `DATA_DIR` is relative to the repository's root. Other users
 * can pass through it but not list it, because a server that root starts runs as another user.
 *
 * @param {string} name
 * @returns {string} its absolute path
 * @throws {Problem} when it cannot be created or written
 */
export function openDataFolder(name) {
  const folder = resolve(ROOT, name);
  try {
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o711);
    }
    // The final `/.` makes the check fail for a file of that name.
    accessSync(`${folder}/.`, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new Problem(
      `The data folder ${folder} cannot be written; set DATA_DIR to a folder that can.`,
    );
  }
  return folder;
}

/** @throws {Problem} when packages or builds cannot be put where they belong */
export function requireWritableRoot() {
  for (const name of ['.', 'node_modules', '.nx', 'dist']) {
    const folder = join(ROOT, name);
    try {
      if (existsSync(folder)) accessSync(folder, constants.W_OK);
    } catch {
      throw new Problem(
        `This user may not write in the folder ${folder}: start as the user it belongs to, or make this user its owner.`,
      );
    }
  }
}

/**
 * A folder that only this user may enter.
 *
 * @param {...string} parts
 */
export function privateFolder(...parts) {
  const folder = join(...parts);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/**
 * Where downloads are kept between starts: the user's cache folder, or the data folder when that
 * cannot be written.
 *
 * @param {string} dataDir
 */
export function cacheFolder(dataDir) {
  try {
    const folder = privateFolder(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'ellac');
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return privateFolder(dataDir, '.cache');
  }
}
