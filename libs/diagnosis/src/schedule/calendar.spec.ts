import { describe, expect, it } from '@jest/globals';
import { addDays, addMonths, weeksBetween } from './calendar.js';

describe('the calendar of a plan', () => {
  it('goes over the ends of months and years', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
    expect(addMonths('2026-11-21', 12)).toBe('2027-11-21');
  });

  it('keeps to the month where a day does not exist in it', () => {
    expect(addMonths('2027-10-31', 4)).toBe('2028-02-29');
  });

  it('counts whole weeks, and those of the past below zero', () => {
    expect(weeksBetween('2026-11-21', '2026-12-04')).toBe(1);
    expect(weeksBetween('2026-11-21', '2026-12-05')).toBe(2);
    expect(weeksBetween('2026-11-21', '2026-11-14')).toBe(-1);
  });
});
