import { describe, expect, it } from '@jest/globals';
import { formatScore, type ScoredItem } from '@ellac/contracts';
import { areaSum, overallSteps } from './score-sums.js';

const item = (points: number, weight: number): ScoredItem => ({
  id: `${points}`,
  area: 'systems',
  label: 'A question',
  paths: [],
  answer: 'An answer',
  points,
  weight,
  given: true,
});

/** Decimal numbers as whole hundred-millionths, as somebody adds them up by hand. */
const whole = (text: string): number => {
  const [before = '', after = ''] = text.split('.');
  return Number(before + after.padEnd(8, '0'));
};

describe('the sum behind a score', () => {
  it('needs no more decimals than its longest share', () => {
    const sum = areaSum([item(2.5, 15), item(10, 40), item(0, 45)]);
    expect(sum.rows.map(({ points }) => points)).toEqual(['2.5', '10', '0']);
    expect(sum.rows.map(({ share }) => share)).toEqual(['0.375', '4.000', '0.000']);
    expect(sum.total).toBe('4.375');
    expect(sum.isCut).toBe(false);
  });

  it('leaves nothing out of points with many decimals, nor adds what a computer adds', () => {
    const sum = areaSum([item(6.659375000000001, 12), item(5.199999999999999, 88)]);
    expect(sum.rows.map(({ points }) => points)).toEqual(['6.659375', '5.2']);
    expect(sum.rows.map(({ share }) => share)).toEqual(['0.799125', '4.576000']);
    expect(sum.total).toBe('5.375125');
  });

  it('says where points go on without end, and reckons with what it shows', () => {
    const sum = areaSum([item(10 / 3, 14), item(20 / 7, 86)]);
    expect(sum.isCut).toBe(true);
    expect(sum.rows.map(({ points }) => points)).toEqual(['3.3333', '2.8571']);
    for (const { item: of, points, share } of sum.rows) {
      expect(whole(share)).toBe((whole(points) * of.weight) / 100);
    }
    expect(whole(sum.total)).toBe(sum.rows.reduce((all, { share }) => all + whole(share), 0));
  });

  it.each([
    [[4.4, 3.3, 6.1], '13.8', '4.6'],
    [[4.4, 3.3, 6.2], '13.9', '4.633…'],
    [[10, 10, 10], '30.0', '10'],
    [[3.8, 3.8, 4.4], '12.0', '4'],
    [[0.1, 0.1, 0], '0.2', '0.066…'],
  ])('has the mean of %j', (scores, total, mean) => {
    const overall = scores.reduce((sum, score) => sum + score, 0) / 3;
    expect(overallSteps(scores, overall).map(([, value]) => value)).toEqual([
      total,
      mean,
      formatScore(overall),
    ]);
  });
});
