import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from './backup-options.mjs';

test('a file is named from the folder in which npm was called', () => {
  assert.deepEqual(readOptions('backup', ['a.tar.gz'], { INIT_CWD: '/home/coach' }), {
    file: '/home/coach/a.tar.gz',
    isForced: false,
  });
  assert.deepEqual(readOptions('restore', ['--force', '/b'], {}), { file: '/b', isForced: true });
  assert.deepEqual(readOptions('restore', ['b', '--key', 'c'], { INIT_CWD: '/home' }), {
    file: '/home/b',
    isForced: false,
    key: '/home/c',
  });
});

test('anything but one file is answered with how it is called', () => {
  for (const args of [[], ['a', 'b'], ['a', '--fast'], ['a', '--key']]) {
    assert.throws(() => readOptions('restore', args, {}), {
      message:
        'npm run restore takes one file and perhaps --force and --key FILE, as in npm run restore -- ellac-backup.tar.gz.',
    });
  }
  assert.throws(
    () => readOptions('backup', ['a', '--key', 'b'], {}),
    /^Error: npm run backup takes/,
  );
});
