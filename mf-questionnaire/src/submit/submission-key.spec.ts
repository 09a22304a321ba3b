import { describe, expect, it } from '@jest/globals';
import { randomKey, submissionKeys } from './submission-key.js';

describe('the key of a submission', () => {
  it('stays while the answers stay and changes with them', () => {
    let made = 0;
    const keyOf = submissionKeys(() => `key-${(made += 1)}`);
    expect(['a', 'a', 'b', 'b', 'a'].map(keyOf)).toEqual([
      'key-1',
      'key-1',
      'key-2',
      'key-2',
      'key-3',
    ]);
  });

  it('is random, and what the server takes, also without randomUUID', () => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    const keys = Array.from({ length: 50 }, randomKey);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(50);
  });
});
