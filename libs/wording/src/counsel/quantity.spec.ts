import { formatMoney } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { quantityOf } from './quantity.js';

const of = (value: string) => quantityOf({ value });

describe('the figure of a fact', () => {
  it.each([
    ['$1,850,000', { value: 1_850_000, unit: 'money' }],
    ['about $138,000', { value: 138_000, unit: 'money' }],
    ['€101,000', { value: 101_000, unit: 'money' }],
    ['£980', { value: 980, unit: 'money' }],
    ['R1,200,000', { value: 1_200_000, unit: 'money' }],
    ['33.3%', { value: 33.3, unit: 'percent' }],
    ['12 days', { value: 12, unit: 'days' }],
    ['one week', { value: 1, unit: 'weeks' }],
    ['26 people', { value: 26, unit: 'count' }],
    ['five', { value: 5, unit: 'count' }],
    ['Feb 1, 2027', { date: '2027-02-01' }],
    ['1 Feb 2027', { date: '2027-02-01' }],
    ['August 2028', { date: '2028-08-01' }],
  ])('is read as it is printed: %s', (value, quantity) => expect(of(value)).toEqual(quantity));

  it.each([
    '4 of 5',
    '5.4 out of 10',
    '51% to 75%',
    '$12,000 to $18,000',
    'two active partners',
    'available',
    'sales and operations',
    '2029 season',
    'Ana',
    'Studio 2026',
    'Xyz 41, 2026',
    '41 Xyz 2026',
    '',
  ])('is none where there is no single one: %s', (value) => {
    const quantity = of(value);
    expect(quantity === undefined || !('unit' in quantity) || quantity.unit === 'count').toBe(true);
    if (!/^(?:two|2029)/.test(value)) expect(quantity).toBeUndefined();
  });

  it.each(['US', 'GB', 'EU', 'AU', 'CA', 'ZA'])('is the amount that was printed for %s', (region) =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (value) => {
        expect(of(formatMoney(value, region))).toEqual({ value, unit: 'money' });
      }),
    ),
  );
});
