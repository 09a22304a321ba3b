import { exampleQuestionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { answersOf, type Answers } from './answers.js';
import { fireRules } from './fire-rules.js';
import { score } from './scoring.js';

const answers = answersOf(exampleQuestionnaire);
const fire = (changes: Partial<Answers>) => {
  const changed = { ...answers, ...changes };
  return fireRules(changed, new Set(), score(changed, new Set()).breakdown);
};

describe('fireRules', () => {
  it('names the time of the owner and the people of the company', () => {
    expect(fire({}).find((rule) => rule.id === 'S-01')?.resources).toEqual([
      'Owner: 2 hours a week',
      'Those who do the tasks: an hour for each record',
    ]);
  });

  it('names nobody of the company to a company of one or two', () => {
    const solo = fire({ emp: 2, funcs: [] });
    expect(solo.find((rule) => rule.id === 'S-01')?.resources).toEqual(['Owner: 2 hours a week']);
    expect(solo.find((rule) => rule.id === 'L-22')?.resources).toEqual([
      'Owner: two half days, then 2 hours a month',
      'A trusted colleague from the trade: 2 hours a month',
    ]);
  });

  it('weighs urgency by the points that the scored inputs miss', () => {
    const fired = fire({ docu: 2, pd: false, guar: 0, likely: 50, spec: 50, growth: 10 });
    const urgency = (id: string) => fired.find((rule) => rule.id === id)?.urgency;

    expect(urgency('S-01')).toBe(15 * 7.5 + 5 * 10);
    // Predictability 25 earns 3 points, growth of 10% earns 8.
    expect(urgency('M-09')).toBe(10 * 7 + 6 * 2);
  });
});
