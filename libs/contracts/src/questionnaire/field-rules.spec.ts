import { describe, expect, it } from '@jest/globals';
import { formatNumber } from '../formats.js';
import { limits } from '../limits.js';
import { limitInWords } from './field-rules.js';

describe('a limit in a message', () => {
  it.each([0, 1, 100, 999, 1000, ...Object.values(limits)])(
    'is written as all numbers: %p',
    (limit) => {
      expect(limitInWords(limit)).toBe(formatNumber(limit));
    },
  );
});
