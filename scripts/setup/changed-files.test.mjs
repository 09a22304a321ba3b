import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { changedFiles } from './changed-files.mjs';

/** @type {string} */
let root;
const git = (/** @type {string[]} */ ...words) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const write = (/** @type {string} */ name, text = name) => writeFileSync(join(root, name), text);
const filesSince = (/** @type {string[]} */ ...args) => changedFiles(args, root).files.toSorted();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '-q', '-b', 'main');
  for (const name of ['same.ts', 'changed.ts', 'deleted.ts']) write(name);
  write('.gitignore', 'dist\n');
  git('add', '-A');
  git('commit', '-qm', 'first');
});
afterEach(() => rmSync(root, { recursive: true }));

test('what is not committed has changed, and what Git does not know; what is gone has not', () => {
  assert.deepEqual(filesSince(), []);
  write('changed.ts', 'anew');
  write('new file.ts');
  write('dist');
  rmSync(join(root, 'deleted.ts'));
  assert.deepEqual(filesSince(), ['changed.ts', 'new file.ts']);
});

test('what is not pushed has changed, or what came after the commit that is named', () => {
  git('branch', 'pushed');
  git('checkout', '-qb', 'work', '--track', 'pushed');
  write('changed.ts', 'anew');
  git('commit', '-qam', 'second');
  assert.deepEqual(filesSince(), ['changed.ts']);
  assert.deepEqual(filesSince('--since', 'HEAD'), []);
  assert.deepEqual(filesSince('--since', 'main'), ['changed.ts']);
  assert.equal(changedFiles([], root).base, git('rev-parse', '--short', 'main'));
});

test('a commit or a word that is unknown is answered with one sentence', () => {
  assert.throws(() => filesSince('--since', 'never'), /^Error: Git knows no commit never here\.$/);
  assert.throws(() => filesSince('never'), /^Error: npm run check cannot use never: it takes/);
});
