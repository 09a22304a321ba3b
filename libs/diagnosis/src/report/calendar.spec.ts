import { describe, expect, it } from '@jest/globals';
import { gaps, strengths } from '../rules/model.js';
import { addMonths, endOf, spanOf } from './calendar.js';

describe('the calendar of a plan', () => {
  it.each([
    ['30-60 days', '2026-11-21', '2027-01-20'],
    ['14-30 days', '2028-02-01', '2028-03-02'],
    ['3-12 months', '2026-11-21', '2027-11-21'],
    ['6-9 months', '2026-05-31', '2027-02-28'],
    ['yearly', '2028-02-29', '2029-02-28'],
    ['ongoing', '2026-11-21', '2027-11-21'],
  ])('ends %s from %s on %s', (timeline, submittedOn, end) => {
    expect(endOf(timeline, submittedOn)).toBe(end);
  });

  it('keeps to the month where a day does not exist in it', () => {
    expect(addMonths('2027-10-31', 4)).toBe('2028-02-29');
  });

  it('understands the timeline of every rule that gives advice', () => {
    for (const { rule } of [...gaps, ...strengths]) {
      expect(spanOf(rule.timeline).end).toBeGreaterThan(0);
    }
  });
});
