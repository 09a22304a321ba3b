import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ROOT } from '../run/folders.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
after(() => rmSync(folder, { recursive: true }));

writeFileSync(
  join(folder, 'config.mjs'),
  `export default {
    jsPlugins: [${JSON.stringify(join(ROOT, 'scripts/lint/plugin.mjs'))}],
    categories: { correctness: 'off' },
    options: { respectEslintDisableDirectives: false },
    rules: { 'no-debugger': 'error', 'own/no-only': 'error', 'own/no-switching-off': 'error' },
  };`,
);

/**
 * @param {string[]} texts of files
 * @returns {string[]} those that oxlint refuses
 */
function refused(texts) {
  texts.forEach((text, index) => writeFileSync(join(folder, `${index}.js`), text));
  const oxlint = join(ROOT, 'node_modules/.bin/oxlint');
  const files = texts.map((_, index) => `${index}.js`);
  // Printed for a person, the names have colours where CI or Nx asks for them.
  const args = [oxlint, '-c', 'config.mjs', '-f', 'json', ...files];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  /** @type {{ diagnostics: { filename: string }[] }} */
  const { diagnostics } = JSON.parse(stdout);
  const found = new Set(diagnostics.map(({ filename }) => filename));
  return texts.filter((_, index) => found.has(`${index}.js`));
}

test('a comment that would switch a rule off is refused', () => {
  const texts = [
    '/* oxlint-disable */\ndebugger;',
    '// oxlint-disable\ndebugger;',
    '/* eslint-disable no-debugger */\ndebugger;',
    '// oxlint-disable-next-line no-debugger\ndebugger;',
    'debugger; // oxlint-disable-line',
    '/* oxlint-disable own/no-switching-off */',
  ];
  assert.deepEqual(refused([...texts, 'export const one = 1; // no more of oxlint']), texts);
});

test('a test that leaves others out is refused', () => {
  const texts = ['it.only("a", f);', 'describe.only("a", f);', 'test.describe.only("a", f);'];
  assert.deepEqual(refused([...texts, 'it("a", f); only.test("a", f);']), texts);
});
