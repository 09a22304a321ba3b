import { expect, it } from '@jest/globals';
import { memoryIn } from './redis-memory.js';

const info = (maxmemory: number) =>
  [
    '# Memory',
    'used_memory:900',
    'used_memory_human:900B',
    `maxmemory:${maxmemory}`,
    'maxmemory_human:1000B',
    'maxmemory_policy:noeviction',
    '',
  ].join('\r\n');

it('the share of the limit that is used', () => {
  expect(memoryIn(info(1000))).toEqual({ policy: 'noeviction', used: 0.9 });
});

it('no share without a limit', () => {
  expect(memoryIn(info(0))).toEqual({ policy: 'noeviction', used: null });
});
