import { describe, expect, it } from '@jest/globals';
import {
  currencySignOf,
  decimalSignOf,
  formatDate,
  formatDateTime,
  formatDayTime,
  formatGrouped,
  formatMoney,
  formatNumber,
  formatPlain,
  formatPlainDate,
  formatScore,
} from './formats.js';

describe('formats', () => {
  it.each([
    ['US', '$1,850,000'],
    ['GB', '£1,850,000'],
    ['EU', '1.850.000\u00a0€'],
    ['ZA', 'R\u00a01,850,000'],
    ['CA', '$1,850,000'],
    ['unknown', '$1,850,000'],
  ])('shows money of %s without decimals', (region, expected) => {
    expect(formatMoney(1_850_000.4, region)).toBe(expected);
  });

  it('has a sign to stand beside an amount', () => {
    expect(['US', 'GB', 'EU', 'ZA'].map(currencySignOf)).toEqual(['$', '£', '€', 'R']);
  });

  it.each([
    ['', '1,850,000.125', '1850000.125', '.'],
    ['US', '1,850,000.125', '1850000.125', '.'],
    ['ZA', '1,850,000.125', '1850000.125', '.'],
    ['EU', '1.850.000,125', '1850000,125', ','],
  ])(
    'shows a number of %j with all its decimals, grouped or plain',
    (region, grouped, plain, sign) => {
      expect(formatGrouped(1_850_000.125, region)).toBe(grouped);
      expect(formatPlain(1_850_000.125, region)).toBe(plain);
      expect(decimalSignOf(region)).toBe(sign);
    },
  );

  it('has two decimals at most in a sentence', () => {
    expect(formatNumber(1234.567)).toBe('1,234.57');
    expect(formatNumber(1234.567, 'EU')).toBe('1.234,57');
  });

  it('rounds a score to one decimal, as the model does', () => {
    expect([0, 6.25, 5.85, 10].map(formatScore)).toEqual(['0.0', '6.3', '5.9', '10.0']);
  });

  it('shows dates as the specification writes them', () => {
    const evening = new Date(2026, 10, 3, 17, 5);
    expect(formatDate(evening)).toBe('Nov 3, 2026');
    expect(formatDateTime(evening)).toBe('Nov 3, 2026 5:05 PM');
    expect(formatDayTime(evening)).toBe('Nov 3, 17:05');
    expect(formatDayTime(evening, 'de-DE')).toBe('3. Nov., 17:05');
    expect(formatDateTime(new Date('2026-11-03T23:05:00Z'), 'Asia/Tokyo')).toBe(
      'Nov 4, 2026 8:05 AM',
    );
    expect(formatPlainDate('2027-02-28')).toBe('Feb 28, 2027');
  });
});
