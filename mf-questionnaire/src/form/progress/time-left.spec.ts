/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { timeLeft } from './time-left.js';

describe('the time left', () => {
  it.each([
    [47, 'about 20 minutes'],
    [3, 'about 2 minutes'],
    [2, 'about 1 minute'],
    [1, 'about 1 minute'],
    [0, null],
  ])('with %d open questions is %s', (open, words) => {
    expect(timeLeft(open)).toBe(words);
  });
});
