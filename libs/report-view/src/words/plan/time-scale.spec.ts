import { expect, it } from '@jest/globals';
import { timeScale } from './time-scale.js';

it('covers whole months, over the end of a year', () => {
  const { months, at } = timeScale(['2027-01-10', '2026-12-20']);
  expect(months.map(({ first }) => first)).toEqual(['2026-12-01', '2027-01-01']);
  expect(at('2026-12-01')).toBe(0);
  expect(at('2027-01-31')).toBe(100);
  expect(at('2027-01-01')).toBeCloseTo((31 / 61) * 100, 5);
});
