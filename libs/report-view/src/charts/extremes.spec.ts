import { describe, expect, it } from '@jest/globals';
import { extremesOf } from './extremes.js';

const rows = (...values: number[]) =>
  values.map((value, index) => ({ label: `Row ${index + 1}`, value, text: value.toFixed(1) }));

describe('what a chart shows in a sentence', () => {
  it.each([
    ['the weakest and the strongest', [0, 5, 10], 'Weakest: Row 1 (0.0). Strongest: Row 3 (10.0).'],
    [
      'all that are equal as shown',
      [2.04, 2, 7],
      'Weakest: Row 1 (2.0), Row 2 (2.0). Strongest: Row 3 (7.0).',
    ],
    [
      'how many, where they are many',
      [0, 0, 0, 0, 3],
      'Weakest: 4 answers with 0.0 points. Strongest: Row 5 (3.0).',
    ],
    ['that there is no difference', [4, 4], 'All stand at 4.0.'],
  ])('names %s', (_, values, sentence) => {
    expect(extremesOf(rows(...values))).toBe(sentence);
  });
});
