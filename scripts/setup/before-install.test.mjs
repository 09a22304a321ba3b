import assert from 'node:assert/strict';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { readModule } from '../deploy/modules.mjs';
import { ROOT } from '../run/folders.mjs';

/**
 * The packages that a script and its imports load.
 *
 * @param {string} file
 * @param {Set<string>} [seen]
 * @returns {string[]}
 */
function packagesOf(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  return [
    ...readModule(dirname(file), file.slice(dirname(file).length + 1)).imports.keys(),
  ].flatMap((from) => {
    if (from.startsWith('.')) return packagesOf(join(dirname(file), from), seen);
    return isBuiltin(from) ? [] : [from];
  });
}

for (const script of [
  'start',
  'test',
  'check',
  'services',
  'deploy',
  'dev',
  'backup',
  'restore',
  'user',
  'seed',
  'stack',
]) {
  test(`npm run ${script} can be loaded in a fresh clone, before anything is installed`, () => {
    assert.deepEqual(packagesOf(join(ROOT, `scripts/${script}.mjs`)), []);
  });
}
