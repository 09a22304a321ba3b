import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lchownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../run/problem.mjs';

/**
 * The user that PostgreSQL runs as. It refuses to run as root, so root starts it as another user.
 * That user may not be able to enter root's folders.
 *
 * @typedef {{ uid: number, gid: number }} Account
 */

/**
 * @param {string} folder the database's; its owner stays the same
 * @returns {Account | undefined} undefined: this user
 * @throws {Problem} when there is no fitting user
 */
export function serverAccount(folder) {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(folder)) {
    const { uid, gid } = statSync(folder);
    return { uid, gid };
  }
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) };
    } catch {
      // No such user here.
    }
  }
  throw new Problem(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" it could run as: start as another user, or set DATABASE_URL.',
  );
}

/**
 * Whether that user may enter a folder or run a program: asked of the system, as that user.
 *
 * @param {Account} account
 * @param {string} path
 */
export function mayUse(account, path) {
  const probe = ['-c', 'test -x "$1"', 'sh', path];
  return spawnSync('/bin/sh', probe, { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/**
 * Makes that user the owner of a folder and all that is in it.
 *
 * @param {Account} account
 * @param {string} folder
 */
export function giveTo({ uid, gid }, folder) {
  for (const entry of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    lchownSync(join(folder, entry), uid, gid);
  }
}

/** Where root keeps what that user could not reach in the data folder or the repository. */
export function reachableFolder() {
  const folder = '/var/lib/ellac';
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * @param {'-u' | '-g'} flag
 * @param {string} user
 */
function id(flag, user) {
  return Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
}
