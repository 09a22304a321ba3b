import { describe, expect, it } from '@jest/globals';
import { moneyFaults } from './money.check.js';
import { aTask, rules } from '../../testing/a-task.js';
import { saying, someWords } from '../../testing/some-words.js';

const [strength] = someWords().strengths;
const task = aTask();
const twice = {
  ...saying('A year brings {{A01.profit}}.'),
  strengths: [{ ...strength!, text: 'You earn {{A01.profit}}.' }],
};

describe('a money fact', () => {
  it('is stated once', () => {
    expect(moneyFaults(saying('{{A01.profit}}, and so {{A01.profit}} a year.'), task)).toEqual([]);
    expect(moneyFaults(twice, task)).toMatchObject([{ check: 'V11', place: 'strengths P-03' }]);
  });

  it('is not stated again after another part', () => {
    const told = ['A year brings {{A01.profit}}.'];
    expect(moneyFaults(saying('You earn {{A01.profit}}.'), aTask({ told }))).toHaveLength(1);
  });

  it('is at home where its rule names it, and nowhere else', () => {
    const named = rules.map((rule) =>
      rule.id === 'P-03' ? { ...rule, finding: 'You earn {{A01.profit}}.' } : rule,
    );
    const faults = moneyFaults(twice, aTask({ rules: named }));
    expect(faults).toMatchObject([{ place: 'sections.currentState 1' }]);
    const { sections } = saying('Nothing of money.');
    expect(moneyFaults({ ...twice, sections }, aTask({ rules: named }))).toEqual([]);
  });
});
