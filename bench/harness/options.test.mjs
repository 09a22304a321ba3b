import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from './options.mjs';

const measures = [{ rows: ['P1', 'P3'] }, { rows: ['P2'] }, { name: 'growth', rows: ['G1', 'G2'] }];
const read = (/** @type {string[]} */ ...args) => readOptions(args, measures);

test('without a name all rows are taken, and nothing is written', () => {
  assert.deepEqual(read(), {
    rows: ['P1', 'P3', 'P2', 'G1', 'G2'],
    isMillion: false,
    isWritten: false,
  });
});

test('rows are named alone or together', () => {
  assert.deepEqual(read('p3', 'growth', '--million').rows, ['P3', 'G1', 'G2']);
  assert.equal(read('growth', '--million').isMillion, true);
  assert.equal(read('P2', '--write').isWritten, true);
});

test('a wrong name gets one sentence', () => {
  assert.throws(() => read('P99'), {
    message: 'There is no row P99: the rows are P1, P3, P2, G1, G2, growth.',
  });
  assert.throws(() => read('--fast'), {
    message: /^npm run bench does not know --fast: it takes /,
  });
});
