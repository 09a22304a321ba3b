import { describe, expect, it } from '@jest/globals';
import { ofProfit, yearsOfProfit } from './profit-share.js';

describe('a share of the profit', () => {
  it.each([
    [71, '71% of the profit'],
    [100, '100% of the profit'],
    [149, '149% of the profit'],
    [150, '1.5 times the profit'],
    [200, 'twice the profit'],
    [333, '3.3 times the profit'],
    [900, 'nine times the profit'],
    [1001, 'more than ten times the profit'],
  ])('of %d%%', (share, words) => {
    expect(ofProfit(share)).toBe(words);
  });

  it.each([
    [0.3, 0.3, 'four months of profit'],
    [0.17, 0.25, 'two to three months of profit'],
    [0.9, 1.35, '11 to 16 months of profit'],
    [1, 1, 'one year of profit'],
    [1.1, 1.1, '1.1 years of profit'],
    [1.98, 2.03, 'two years of profit'],
    [10.1, 15, 'more than ten years of profit'],
  ])('in years from %d to %d', (low, high, words) => {
    expect(yearsOfProfit([low, high])).toBe(words);
  });
});
