import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from '../run/folders.mjs';
import { Problem } from '../run/problem.mjs';

/**
 * The files that differ from a commit, also those that Git does not know yet; deleted ones are left
 * out.
 *
 * @param {string[]} args `--since <commit>`; without it the newest commit that was pushed, or the
 *   last one where the branch follows no other
 * @param {string} [root] the repository's root
 * @returns {{ base: string, files: string[] }} the commit, and paths from the repository's root
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
 * @returns {string | undefined} what Git says; undefined when it refuses
 */
function answerOf(words, cwd) {
  const { status, stdout } = spawnSync('git', words, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
