import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../run/folders.mjs';
import { Problem } from '../run/problem.mjs';
import { filesOf, namedFiles } from './test-files.mjs';
import { readTestOptions } from './test-options.mjs';

const nothing = { only: [], files: [], runner: [], sweep: false };

test('stages, files and what the runner gets are told apart', () => {
  assert.deepEqual(readTestOptions([]), nothing);
  assert.deepEqual(readTestOptions(['--only', 'lint,unit']), {
    ...nothing,
    only: ['lint', 'unit'],
  });
  assert.deepEqual(readTestOptions(['--sweep', '--only=e2e', 'pdf', 'owner']), {
    ...nothing,
    only: ['e2e'],
    files: ['pdf', 'owner'],
    sweep: true,
  });
  assert.deepEqual(readTestOptions(['--only', 'api', '--', '-t', 'is refused']), {
    ...nothing,
    only: ['api'],
    runner: ['-t', 'is refused'],
  });
});

for (const args of [
  ['submit'],
  ['--onyl', 'api'],
  ['--only'],
  ['--only', ''],
  ['--only', 'api,e2e', 'submit'],
  ['--', '-t', 'x'],
]) {
  test(`npm test -- ${args.join(' ')} is answered with one sentence that says how`, () => {
    assert.throws(
      () => readTestOptions(args),
      (error) => {
        assert.ok(error instanceof Problem);
        assert.match(error.message, /^[^\n]+npm test -- --only api submit\.$/);
        return true;
      },
    );
  });
}

test('its name, or else a part of it, finds a test file, in its stage only', () => {
  assert.deepEqual(namedFiles('api', ['submit']), [
    'backend/test/api/questionnaire/submit.api-spec.ts',
  ]);
  assert.deepEqual(namedFiles('e2e', ['coach', 'pdf-f']), [
    'e2e/admin/coach.spec.ts',
    'e2e/report/pdf-faults.spec.ts',
  ]);
  assert.ok(namedFiles('unit', ['stages/graph']).includes('scripts/stages/graph.test.mjs'));
  assert.throws(
    () => namedFiles('e2e', ['submit.api']),
    /No test file of e2e has submit\.api in its name/,
  );
  assert.throws(() => namedFiles('lint', ['submit']), /The stage lint has no files to choose from/);
});

test('each stage has files, and no file is in two stages', () => {
  /** @type {Map<string, string>} */
  const seen = new Map();
  for (const stage of /** @type {const} */ ([
    'unit',
    'dev',
    'start',
    'api',
    'commands',
    'images',
    'faults',
    'eval',
    'e2e',
  ])) {
    const files = filesOf(stage);
    assert.ok(files.length > 0, stage);
    for (const file of files) {
      assert.equal(seen.get(file), undefined, file);
      assert.ok(existsSync(join(ROOT, file)));
      seen.set(file, stage);
    }
  }
});
