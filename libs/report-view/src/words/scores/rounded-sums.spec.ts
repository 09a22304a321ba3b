import { expect, it } from '@jest/globals';
import { exampleAnalysis } from '../../testing/example-analysis.js';
import { roundedMean, roundedSum } from './rounded-sums.js';

it('has two decimals at most, and none for whole points', () => {
  const [item] = exampleAnalysis.scoreBreakdown;
  const points = [10 / 3, 5, 6.659375000000001, 1.005];
  const { rows, total } = roundedSum(
    points.map((each) => ({ ...item!, points: each, weight: 15 })),
  );
  expect(rows.map(({ points: shown, share }) => [shown, share])).toEqual([
    ['3.33', '0.50'],
    ['5', '0.75'],
    ['6.66', '1.00'],
    ['1.01', '0.15'],
  ]);
  expect(total).toBe('2.40');
});

it('takes the mean of the scores as they are shown', () => {
  expect(roundedMean([4.4, 3.3, 6.1])).toEqual({ total: '13.8', mean: '4.60' });
  expect(roundedMean([4.44, 3.3, 6.2])).toEqual({ total: '13.9', mean: '4.63' });
});
