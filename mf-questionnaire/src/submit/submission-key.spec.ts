import { describe, expect, it } from '@jest/globals';
import { submissionKeys } from './submission-key.js';

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
});
