import assert from 'node:assert/strict';
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { FOR_START, requireDiskSpace } from './disk-space.mjs';

test('a disk with too little room is told of in one sentence', () => {
  const { bavail, bsize } = statfsSync(tmpdir());
  requireDiskSpace(tmpdir(), Math.min(FOR_START, bavail * bsize), 'a start');
  assert.throws(() => requireDiskSpace(tmpdir(), 9e18, 'the installation'), {
    message:
      /^The disk of \/\S+ has \d+(\.\d)? [GM]B left, and the installation takes about 9000000000\.0 GB: make room on it and start again\.$/,
  });
});
