import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { operations } from './counsel-words.js';
import { type Quantity, units } from './quantity.js';
import { reckoned } from './reckoning.js';

const money = (value: number): Quantity => ({ value, unit: 'money' });
const percent = (value: number): Quantity => ({ value, unit: 'percent' });
const count = (value: number): Quantity => ({ value, unit: 'count' });
const weeks = (value: number): Quantity => ({ value, unit: 'weeks' });
const day = (date: string): Quantity => ({ date });

describe('the result of two figures', () => {
  it.each([
    [money(423), 'dividedBy', money(141), count(3)],
    [money(2000), 'times', percent(18), money(360)],
    [percent(18), 'times', money(2000), money(360)],
    [money(360), 'dividedBy', percent(18), money(2000)],
    [percent(50), 'times', percent(50), percent(25)],
    [money(2600), 'dividedBy', count(26), money(100)],
    [count(4), 'times', weeks(14), weeks(56)],
    [money(500), 'times', weeks(4), money(2000)],
    [money(5200), 'dividedBy', weeks(52), money(100)],
    [money(30), 'shareOf', money(120), percent(25)],
    [money(30), 'plus', money(12), money(42)],
    [percent(30), 'minus', percent(12), percent(18)],
    [weeks(14), 'before', day('2027-09-01'), day('2027-05-26')],
    [weeks(2), 'after', day('2027-01-01'), day('2027-01-15')],
    [{ value: 3, unit: 'months' } as const, 'before', day('2027-05-31'), day('2027-02-28')],
    [{ value: 1, unit: 'years' } as const, 'after', day('2027-05-31'), day('2028-05-31')],
  ] as const)('%j %s %j is %j', (left, operation, right, result) =>
    expect(reckoned(left, operation, right)).toEqual(result),
  );

  it.each([
    [money(1), 'plus', weeks(1)],
    [money(1), 'times', money(1)],
    [weeks(1), 'dividedBy', money(1)],
    [weeks(1), 'shareOf', money(1)],
    [money(1), 'dividedBy', money(0)],
    [money(1), 'shareOf', money(0)],
    [money(1), 'before', day('2027-01-01')],
    [{ value: 3, unit: 'hours' } as const, 'before', day('2027-01-01')],
    [day('2027-01-01'), 'before', weeks(1)],
    [day('2027-01-01'), 'minus', day('2026-01-01')],
    [weeks(1), 'plus', day('2027-01-01')],
    [weeks(1), 'before', weeks(1)],
    [weeks(1e9), 'after', day('2027-01-01')],
    [{ value: 101, unit: 'years' } as const, 'before', day('2027-01-01')],
  ] as const)('%j %s %j is nothing', (left, operation, right) =>
    expect(reckoned(left, operation, right)).toBeNull(),
  );

  it('never mixes units, whatever is put together', () => {
    const quantity = fc.record({
      value: fc.double({ min: 0.01, max: 1e9, noNaN: true }),
      unit: fc.constantFrom(...units),
    });
    fc.assert(
      fc.property(quantity, fc.constantFrom(...operations), quantity, (left, operation, right) => {
        const result = reckoned(left, operation, right);
        if (result === null || 'date' in result) return;
        if (operation === 'plus' || operation === 'minus')
          expect([left.unit, right.unit]).toEqual([result.unit, result.unit]);
        else expect(['percent', 'count', left.unit, right.unit]).toContain(result.unit);
      }),
    );
  });
});
