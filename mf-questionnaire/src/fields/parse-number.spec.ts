import { describe, expect, it } from '@jest/globals';
import { countries, formatGrouped, formatPlain, type NumberUnit } from '@ellac/contracts';
import fc from 'fast-check';
import { parseNumber } from './parse-number.js';

const regions = ['', ...countries];
const units: readonly NumberUnit[] = ['percent', 'money', 'days', 'people', 'partners'];
const unitAndRegion = [fc.constantFrom(...units), fc.constantFrom(...regions)] as const;

describe('a typed number', () => {
  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['.5', 0.5],
    ['7.', 7],
    [' 34 % ', 34],
    ['30 days', 30],
    ['−3', -3],
    ['- 3,25%', -3.25],
    ['-0', 0],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['0.0000000000000000000001', 0],
    ['1,850,000', 1_850_000],
    ['1.850.000', 1_850_000],
    ['1,850.5', 1850.5],
    ['1.850,5', 1850.5],
  ])('%p is %p in every country', (typed, meant) => {
    for (const region of regions) expect(parseNumber(typed, 'percent', region)).toBe(meant);
  });

  it.each([
    ['1,850', 'US', 1850],
    ['1.850', 'US', 1.85],
    ['33.333', '', 33.333],
    ['1.850', 'EU', 1850],
    ['1,850', 'EU', 1.85],
    ['33,333', 'EU', 33.333],
  ])('%p is, in %p, %p', (typed, region, meant) => {
    expect(parseNumber(typed, 'people', region)).toBe(meant);
  });

  it.each([
    ['1 850 000', 1_850_000],
    ['1,850,000', 1_850_000],
    ['1.850.000', 1_850_000],
    ["1'850'000", 1_850_000],
    ['1’850’000', 1_850_000],
    ['1\u202f850\u00a0000', 1_850_000],
    ['1.850', 1850],
    ['1,850', 1850],
    ['0.5', 0.5],
    ['1850.129', 1850.13],
    ['£1,850,000.50', 1_850_000.5],
    ['$1,850,000', 1_850_000],
    ['US$ 1,850,000', 1_850_000],
    ['-$3,000', -3000],
    ['€ 1.850.000,50', 1_850_000.5],
    ['1.850.000,50 €', 1_850_000.5],
    ['R 1 850 000', 1_850_000],
    ['USD 5000', 5000],
    ['1850000 EUR', 1_850_000],
    ['1850000eur', 1_850_000],
  ])('%p of money is %p in every country', (typed, meant) => {
    for (const region of regions) expect(parseNumber(typed, 'money', region)).toBe(meant);
  });

  it.each([
    '',
    ' ',
    '-',
    '.',
    ',',
    'ten',
    '1e5',
    '1-2',
    '1.2.3',
    '1,2,3',
    '12,34.5',
    '£3m',
    'EUR',
    '1 $ 2',
    'NaN',
    'Infinity',
    '9'.repeat(400),
  ])('%p is none', (typed) => {
    for (const region of regions) expect(parseNumber(typed, 'money', region)).toBeNull();
  });

  it.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-ZA'])(
    'of money is read back as %s writes it',
    (locale) => {
      const notation = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
      fc.assert(
        fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
          expect(parseNumber(notation.format(cents / 100), 'money', '')).toBe(cents / 100 || 0);
        }),
      );
    },
  );

  it('is read back as it is shown, grouped or plain, in every country and unit', () => {
    const anyNumber = fc
      .tuple(fc.integer({ min: -1e15, max: 1e15 }), fc.integer({ min: 0, max: 9 }))
      .map(([digits, decimals]) => digits / 10 ** decimals || 0);
    fc.assert(
      fc.property(anyNumber, ...unitAndRegion, (number, unit, region) => {
        const shown = unit === 'money' ? Math.round(number * 100) / 100 || 0 : number;
        expect(parseNumber(formatGrouped(shown, region), unit, region)).toBe(shown);
        expect(parseNumber(formatPlain(shown, region), unit, region)).toBe(shown);
      }),
      { numRuns: 1000 },
    );
  });

  it('is a finite number or none, and shown so that it stays what it is', () => {
    const likeNumbers = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789.,-+ %$€R\u00a0\u202f’')),
      maxLength: 24,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), likeNumbers), ...unitAndRegion, (typed, unit, region) => {
        const number = parseNumber(typed, unit, region);
        if (number === null) return;
        expect(Number.isFinite(number)).toBe(true);
        expect(parseNumber(formatGrouped(number, region), unit, region)).toBe(number);
      }),
      { numRuns: 2000 },
    );
  });
});
