import { describe, expect, it, jest } from '@jest/globals';
import {
  currencySignOf,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayAndTime,
  formatDayTime,
  formatExactMoney,
  formatGrouped,
  formatMoney,
  formatNumber,
  formatPlain,
  formatPlainDate,
  notationOf,
  formatScore,
  formatZonedTime,
} from './formats.js';

describe('formats', () => {
  it.each([
    ['US', '$1,850,000'],
    ['GB', '£1,850,000'],
    ['EU', '€1,850,000'],
    ['ZA', 'R1,850,000'],
    ['CA', '$1,850,000'],
    ['unknown', '$1,850,000'],
  ])('shows money of %s without decimals, in English', (region, text) => {
    expect(formatMoney(1_850_000.4, region)).toBe(text);
  });

  it('has a sign to stand beside an amount', () => {
    expect(['US', 'GB', 'EU', 'ZA'].map(currencySignOf)).toEqual(['$', '£', '€', 'R']);
  });

  it.each([
    ['en-US', '1,850,000.125', '1850000.125'],
    ['de-DE', '1.850.000,125', '1850000,125'],
  ] as const)('shows a number in %s with all its decimals, grouped or plain', (...row) => {
    const [notation, grouped, plain] = row;
    expect(formatGrouped(1_850_000.125, notation)).toBe(grouped);
    expect(formatPlain(1_850_000.125, notation)).toBe(plain);
  });

  it.each([
    ['en-IE', 'en-US'],
    ['de-CH', 'en-US'],
    ['ar-EG', 'en-US'],
    ['de-AT', 'de-DE'],
    ['fr-FR', 'de-DE'],
  ])('of a reader of %s is written as in %s', (locale, notation) => {
    expect(notationOf(locale)).toBe(notation);
  });

  it('of money is shown to the cent, in the currency of one and the notation of another', () => {
    expect(formatExactMoney(1_850_000, 'EU', 'en-US')).toBe('€1,850,000');
    expect(formatExactMoney(1_850_000.5, 'GB', 'de-DE')).toBe('1.850.000,50\u00a0£');
  });

  it('has two decimals at most in a sentence', () => {
    expect(formatNumber(1234.567)).toBe('1,234.57');
    expect(formatNumber(1234.567, 'de-DE')).toBe('1.234,57');
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
    expect(formatZonedTime(evening, 'Europe/Paris')).toMatch(
      /^Tue 3 Nov 2026, \d\d:05 \(Central European Time\)$/,
    );
  });

  it.each([
    ['US', 'Dec 2, 2026'],
    ['CA', 'Dec 2, 2026'],
    ...['GB', 'EU', 'AU', 'ZA', 'JP', 'CN', 'IN', ''].map((region) => [region, '2 Dec 2026']),
  ])('shows a day of a report in the order of its region: %s', (region, day) => {
    expect(formatPlainDate('2026-12-02', region)).toBe(day);
    expect(formatDay(new Date('2026-12-01T23:00:00Z'), region, 'Africa/Johannesburg')).toBe(day);
    expect(formatDayAndTime(new Date(2026, 11, 2, 17, 5), region)).toBe(`${day} 5:05 PM`);
  });
});

it('a formatter is made once', () => {
  const made = jest.spyOn(Intl, 'NumberFormat');
  const texts = [1, 2, 3].map((amount) => formatExactMoney(amount + 0.5, 'JP', 'de-DE'));
  expect(new Set(texts).size).toBe(3);
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});
