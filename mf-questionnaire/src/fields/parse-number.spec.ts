import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseNumber } from './parse-number.js';

describe('a typed number', () => {
  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['.5', 0.5],
    ['7.', 7],
    [' 34 % ', 34],
    ['−3', -3],
    ['-0', 0],
    ['1,850', 1850],
    ['1.850', 1.85],
    ['33.333', 33.333],
  ])('%p is %p', (typed, meant) => {
    expect(parseNumber(typed, 'percent')).toBe(meant);
  });

  it.each([
    ['1 850 000', 1_850_000],
    ['1,850,000', 1_850_000],
    ['1.850.000', 1_850_000],
    ["1'850'000", 1_850_000],
    ['1\u202f850\u00a0000', 1_850_000],
    ['£1,850,000.50', 1_850_000.5],
    ['1.850.000,50 €', 1_850_000.5],
    ['R 1.850', 1850],
  ])('%p of money is %p', (typed, meant) => {
    expect(parseNumber(typed, 'money')).toBe(meant);
  });

  it.each(['', ' ', '-', '.', ',', 'ten', '1e5', '1-2', '1.2.3', '1,2,3', '12,34.5', 'NaN'])(
    '%p is none',
    (typed) => {
      expect(parseNumber(typed, 'money')).toBeNull();
    },
  );

  it.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-ZA'])(
    'is read back as %s writes it',
    (locale) => {
      const notation = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
      fc.assert(
        fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
          expect(parseNumber(notation.format(cents / 100), 'money')).toBe(cents / 100 || 0);
        }),
      );
    },
  );

  it('is never NaN', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(parseNumber(typed, 'percent')).not.toBeNaN();
      }),
    );
  });
});
