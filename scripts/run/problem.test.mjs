import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { failure, fileProblem } from './problem.mjs';

test('a full disk is told in one sentence, whichever program met it', () => {
  for (const output of [
    'FATAL:  could not extend file "base/1/2691"\nHINT:  Check free disk space.',
    'Error: ENOSPC: no space left on device, write',
    'write error: No space left on device',
  ]) {
    const { message } = failure('PostgreSQL did not start', output);
    assert.match(message, /^PostgreSQL did not start, as the disk is full: [^\n]*$/);
  }
  assert.equal(failure('The build failed', 'one\ntwo').message, 'The build failed.\none\ntwo');
});

test('a file that cannot be written is told in one sentence, a fault of ours is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'problem-'));
  try {
    writeFileSync(folder, '');
    assert.fail('a folder was written like a file');
  } catch (error) {
    assert.match(fileProblem(error)?.message ?? '', /cannot be written \(EISDIR\): [^\n]*$/);
  }
  rmSync(folder, { recursive: true });
  assert.match(
    fileProblem(Object.assign(new Error('write'), { code: 'ENOSPC' }))?.message ?? '',
    /disk is full/,
  );
  assert.equal(fileProblem(new TypeError('x is undefined')), undefined);
});
