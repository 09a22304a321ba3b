import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { roundAmount, roundPart, roundPercent, roundToTenth } from './rounding.js';

const amount = fc.double({ min: 0, max: 1e12, noNaN: true });

describe('rounding', () => {
  it('leaves an amount three digits', () => {
    expect([100_800, 142_800, 1_102_000, 99_950, 1356.25].map(roundAmount)).toEqual([
      101_000, 143_000, 1_100_000, 100_000, 1360,
    ]);
  });

  it('leaves tens under a thousand, and whole amounts under ten', () => {
    expect([999, 994, 123, 10, 9.6, 4.4, 0.4].map(roundAmount)).toEqual([
      1000, 990, 120, 10, 10, 4, 0,
    ]);
  });

  it('takes halves away from zero, whatever floating point makes of them', () => {
    expect(roundAmount(6_200_000 * 0.75 * 0.05)).toBe(233_000);
    expect(roundAmount(-121_500)).toBe(-122_000);
    expect(roundToTenth(1.005 * 10)).toBe(10.1);
  });

  it('is near the amount, has three digits, and changes nothing the second time', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const rounded = roundAmount(value);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(Math.max(5, value * 0.005) * 1.0001);
        expect(`${rounded}`.replace(/0+$/, '').length).toBeLessThanOrEqual(3);
        expect(roundAmount(rounded)).toBe(rounded);
        expect(roundAmount(-value)).toBe(-rounded);
      }),
    );
  });

  it('keeps the order of two amounts', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(roundAmount(low)).toBeLessThanOrEqual(roundAmount(high));
      }),
    );
  });

  it('never tells a part as more than its total, and the whole as it is', () => {
    fc.assert(
      fc.property(amount, fc.double({ min: 0, max: 1, noNaN: true }), (total, share) => {
        expect(roundPart(total * share, total)).toBeLessThanOrEqual(total);
        expect(roundPart(total, total)).toBe(total);
      }),
    );
    expect(roundPart(1_234_567 * 0.9999, 1_234_567)).toBe(1_230_000);
    expect(roundPart(1_236_500, 1_236_543)).toBe(1_236_543);
  });

  it('tells percentages whole, and small ones with a decimal', () => {
    expect([71.43, 12.5, 2.4, 1.64, 1.44, 0.31, -8.2, -0.25].map(roundPercent)).toEqual([
      71, 13, 2, 2, 1.4, 0.3, -8, -0.3,
    ]);
  });
});
