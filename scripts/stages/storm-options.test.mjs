import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStormOptions } from './storm-options.mjs';

test('one seed of a hundred submissions is the default', () => {
  assert.deepEqual(readStormOptions([]), { seed: 1, seeds: 1, submissions: 100 });
});

test('seeds and sizes are as asked for', () => {
  const options = readStormOptions(['--seeds', '20', '--submissions', '500', '--seed', '7']);
  assert.deepEqual(options, { seed: 7, seeds: 20, submissions: 500 });
});

for (const args of [
  ['--seed', '0'],
  ['--seeds', 'many'],
  ['--submissions', '1.5'],
  ['--speed', '2'],
  ['7'],
])
  test(`${args.join(' ')} is refused with how to ask`, () => {
    assert.throws(() => readStormOptions(args), { message: /--seeds 20/ });
  });
