import { spawnSync } from 'node:child_process';
import { ROOT } from '../run/folders.mjs';

/**
 * The environment in which git takes a folder for a checkout of this repository. Nx keeps one cache
 * for all checkouts of a repository, so that there it does not repeat a build whose inputs are the
 * same as here. A file that is missing in the folder changes the inputs.
 *
 * @param {string} folder
 * @returns {Record<string, string>} empty outside of a repository, as in an unpacked archive
 */
export function asCheckout(folder) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? { GIT_DIR: stdout.trim(), GIT_WORK_TREE: folder } : {};
}
