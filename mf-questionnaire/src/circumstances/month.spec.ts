import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lastDayOf, monthNames, monthOf, nextYearOf } from './month.js';

const months = fc.record({
  year: fc.integer({ min: 1990, max: 2200 }),
  month: fc.integer({ min: 1, max: 12 }),
});

describe('a month', () => {
  it.each([
    [{ year: 2028, month: 2 }, '2028-02-29'],
    [{ year: 2027, month: 2 }, '2027-02-28'],
    [{ year: 2027, month: 12 }, '2027-12-31'],
  ])('%j ends on %s', (month, day) => {
    expect(lastDayOf(month)).toBe(day);
  });

  it('is found again in its last day, and the day after is in the next', () => {
    fc.assert(
      fc.property(months, (month) => {
        const day = lastDayOf(month);
        expect(monthOf(day)).toEqual(month);
        const next = new Date(Date.parse(day) + 86_400_000).toISOString();
        expect(next.slice(8, 10)).toBe('01');
      }),
    );
  });

  it('without a year is the next one to come', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: 1, max: 12 }), (today, month) => {
        const next = { year: nextYearOf(month, today), month };
        const away = (next.year - today.year) * 12 + next.month - today.month;
        expect(away).toBeGreaterThanOrEqual(0);
        expect(away).toBeLessThan(12);
      }),
    );
  });

  it('has its English name', () => {
    expect([monthNames[0], monthNames[7], monthNames.length]).toEqual(['January', 'August', 12]);
  });
});
