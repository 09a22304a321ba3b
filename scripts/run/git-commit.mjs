import { spawnSync } from 'node:child_process';
import { ROOT } from './folders.mjs';

/**
 * @returns {string | undefined} the commit that is checked out, in short; undefined outside of a
 *   repository of ours, as in an unpacked archive
 */
export function gitCommit() {
  const git = (/** @type {string[]} */ ...args) => {
    const { status, stdout } = spawnSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  // The archive may have been unpacked inside another project's repository.
  if (git('rev-parse', '--show-prefix') !== '') return undefined;
  return git('rev-parse', '--short', 'HEAD');
}
