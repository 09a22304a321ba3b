import { describe, expect, it } from '@jest/globals';
import { formatGrouped, formatPlain, type Notation, type NumberUnit } from '@ellac/contracts';
import fc from 'fast-check';
import { parseNumber } from './parse-number.js';

const notations: readonly Notation[] = ['en-US', 'de-DE'];
const units: readonly NumberUnit[] = ['percent', 'money', 'days', 'people', 'partners'];
const unitAndNotation = [fc.constantFrom(...units), fc.constantFrom(...notations)] as const;

describe('a typed number', () => {
  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['.5', 0.5],
    ['7.', 7],
    [' 34 % ', 34],
    ['34 percent', 34],
    ['34 per cent', 34],
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
    ['1234.567', 1234.567],
    ['about 30%', 30],
    ['About 12,5 %', 12.5],
    ['~80', 80],
    ['≈ 80%', 80],
    ['approx. -3', -3],
    ['approximately 40 percent', 40],
    ['ca. 14', 14],
    ['circa 14', 14],
    ['roughly 5', 5],
  ])('%p is %p in both notations', (typed, meant) => {
    for (const notation of notations) expect(parseNumber(typed, 'percent', notation)).toBe(meant);
  });

  it.each([
    ['1,850', 'en-US', 1850],
    ['1.850', 'en-US', 1.85],
    ['33.333', 'en-US', 33.333],
    ['1.850', 'de-DE', 1850],
    ['1,850', 'de-DE', 1.85],
    ['33,333', 'de-DE', 33.333],
  ] as const)('%p is, in %s, %p', (typed, notation, meant) => {
    expect(parseNumber(typed, 'people', notation)).toBe(meant);
  });

  it.each([
    ['1 850 000', 1_850_000],
    ['1,850,000', 1_850_000],
    ['1.850.000', 1_850_000],
    ["1'850'000", 1_850_000],
    ['1’850’000', 1_850_000],
    ["1'850.50", 1850.5],
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
    ['850k', 850_000],
    ['850 K', 850_000],
    ['£850k', 850_000],
    ['850k €', 850_000],
    ['850 thousand', 850_000],
    ['1.2m', 1_200_000],
    ['€1.2m', 1_200_000],
    ['1,2 Mio', 1_200_000],
    ['1.2 million', 1_200_000],
    ['€1.2 million', 1_200_000],
    ['1.2 million euros', 1_200_000],
    ['2 millions', 2_000_000],
    ['1.1m', 1_100_000],
    ['0.05m', 50_000],
    ['12.5k', 12_500],
    ['about €850k', 850_000],
    ['~1.2m', 1_200_000],
  ])('%p of money is %p in both notations', (typed, meant) => {
    for (const notation of notations) expect(parseNumber(typed, 'money', notation)).toBe(meant);
  });

  it.each([
    ['1.850m', 'en-US', 1_850_000],
    ['1,850k', 'en-US', 1_850_000],
    ['1,850m', 'de-DE', 1_850_000],
    ['1.850k', 'de-DE', 1_850_000],
  ] as const)('%p of money is read as %s is written: %p', (typed, notation, meant) => {
    expect(parseNumber(typed, 'money', notation)).toBe(meant);
  });

  it.each([
    '',
    ' ',
    '-',
    '.',
    ',',
    'ten',
    'about',
    'about ten',
    'about 2-3',
    '20 about',
    '1e5',
    '1-2',
    '1.2.3',
    '1,2,3',
    '12,34.5',
    '12 5',
    "1'85",
    '1 850,000.5',
    '1.2 mi',
    '3 million million',
    '20%',
    'EUR',
    'k',
    '1 $ 2',
    'NaN',
    'Infinity',
    '9'.repeat(400),
  ])('%p is none', (typed) => {
    for (const notation of notations) expect(parseNumber(typed, 'money', notation)).toBeNull();
  });

  it.each([
    ['30 days', 30],
    ['1 week', 7],
    ['2 weeks', 14],
    ['about 2,5 weeks', 17.5],
  ])('%p is %p days in both notations', (typed, meant) => {
    for (const notation of notations) expect(parseNumber(typed, 'days', notation)).toBe(meant);
  });

  it.each<[NumberUnit, string]>([
    ['percent', '5k'],
    ['percent', '£5'],
    ['days', '2m'],
    ['percent', '2 weeks'],
    ['days', 'a week'],
    ['days', '30%'],
    ['people', '£3'],
    ['partners', '2k'],
  ])('of %s is none where it is written like %p', (unit, typed) => {
    for (const notation of notations) expect(parseNumber(typed, unit, notation)).toBeNull();
  });

  it.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-ZA'])(
    'of money is read back as %s writes it',
    (locale) => {
      const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
      fc.assert(
        fc.property(
          fc.integer({ min: -1e12, max: 1e12 }),
          fc.constantFrom(...notations),
          (cents, notation) => {
            const amount = cents / 100 || 0;
            expect(parseNumber(written.format(amount), 'money', notation)).toBe(amount);
          },
        ),
      );
    },
  );

  it('is read back as it is shown, grouped or plain, in both notations and every unit', () => {
    const anyNumber = fc
      .tuple(fc.integer({ min: -1e15, max: 1e15 }), fc.integer({ min: 0, max: 9 }))
      .map(([digits, decimals]) => digits / 10 ** decimals || 0);
    fc.assert(
      fc.property(anyNumber, ...unitAndNotation, (number, unit, notation) => {
        const shown = unit === 'money' ? Math.round(number * 100) / 100 || 0 : number;
        expect(parseNumber(formatGrouped(shown, notation), unit, notation)).toBe(shown);
        expect(parseNumber(formatPlain(shown, notation), unit, notation)).toBe(shown);
      }),
      { numRuns: 1000 },
    );
  });

  it('with "k" or "million" is exactly that number, or none', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom(['k', 3], ['thousand', 3], ['m', 6], ['million', 6]) as fc.Arbitrary<
          [string, number]
        >,
        fc.constantFrom(...notations),
        (digits, decimals, [word, zeros], notation) => {
          const typed = formatPlain(digits / 10 ** decimals, notation);
          const cents = BigInt(digits) * 10n ** BigInt(zeros + 2 - decimals);
          expect(parseNumber(`${typed} ${word}`, 'money', notation)).toBe(Number(cents) / 100);
        },
      ),
    );
  });

  it('loses no digit: text that is understood has the digits of its number', () => {
    const likeNumbers = fc.string({
      unit: fc.constantFrom(...Array.from("0123456789.,-+ %$€R\u00a0\u202f’'km")),
      maxLength: 24,
    });
    const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), likeNumbers),
        ...unitAndNotation,
        (typed, unit, notation) => {
          const number = parseNumber(typed, unit, notation);
          if (number === null) return;
          expect(Number.isFinite(number)).toBe(true);
          expect(parseNumber(formatGrouped(number, notation), unit, notation)).toBe(number);
          const shown = digitsOf(formatPlain(number, notation));
          // Money is rounded to cents, and a double has fifteen digits.
          const typedDigits = digitsOf(typed);
          if (typedDigits.length <= 15 && !/[.,]\d{3}/.test(typed)) expect(shown).toBe(typedDigits);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
