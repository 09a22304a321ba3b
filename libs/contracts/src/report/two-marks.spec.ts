import { expect, it } from '@jest/globals';
import { areFarApart } from './two-marks.js';

it.each([
  [7.5, 3.9, true],
  [2, 5, true],
  // 7.1 - 4.1 is a little less than 3 in binary.
  [7.1, 4.1, true],
  [6.9, 4, false],
  [5, 5, false],
])('ratings of %d and facts of %d: far apart is %s', (ratings, facts, expected) => {
  expect(areFarApart({ ratings, facts })).toBe(expected);
});
