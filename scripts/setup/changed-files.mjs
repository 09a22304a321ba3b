import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from '../run/folders.mjs';
import { Problem } from '../run/problem.mjs';

/**
 * The files that differ from a commit, including untracked ones and without deleted ones.
 *
 * @param {string[]} args `--since <commit>`; by default the newest pushed commit, or the last
 *   commit of a branch without an upstream
 * @param {string} [root] the repository's root
 * @returns {{ base: string, files: string[] }} the commit, and paths relative to the repository's
 *   root
 * @throws {Problem} when this is no Git checkout, or there is no such commit
 */
export function changedFiles(args, root = ROOT) {
  const git = (/** @type {string[]} */ ...words) => answerOf(words, root);
  const base = sinceWhen(args) ?? git('merge-base', 'HEAD', '@{upstream}') ?? 'HEAD';
  const commit = git('rev-parse', '--short', '--verify', `${base}^{commit}`);
  if (commit === undefined) throw new Problem(`Git knows no commit ${base} here.`);
  const changed = git('diff', '--name-only', '--diff-filter=d', '-z', commit) ?? '';
  const unknown = git('ls-files', '--others', '--exclude-standard', '-z') ?? '';
  return { base: commit, files: `${changed}\0${unknown}`.split('\0').filter(Boolean) };
}

/** @param {string[]} args */
function sinceWhen(args) {
  try {
    return parseArgs({ args, options: { since: { type: 'string' } } }).values.since;
  } catch {
    throw new Problem(
      `npm run check cannot use ${args.join(' ')}: it takes --since <commit>, as in npm run check -- --since main.`,
    );
  }
}

/**
 * @param {string[]} words
 * @param {string} cwd
 * @returns {string | undefined} Git's output; undefined when it fails
 */
function answerOf(words, cwd) {
  const { status, stdout } = spawnSync('git', words, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
