import { describe, expect, it } from '@jest/globals';
import { aCounsel, clinics, clinicsTask } from '../testing/a-counsel.js';
import type { CounselWords } from './counsel-words.js';
import { filledCounsel } from './filled-counsel.js';

const filled = (words: CounselWords) => filledCounsel(words, clinicsTask, clinics);

describe('a counsel with its figures filled in', () => {
  it('has its first steps first, and both these and the others by their days', () => {
    const words = aCounsel();
    const { steps } = filled({ ...words, steps: words.steps.toReversed() });
    expect(steps.map(({ isFirst = false }) => isFirst).indexOf(false)).toBe(3);
    for (const some of [steps.slice(0, 3), steps.slice(3)]) {
      const days = some.map(({ by }) => by);
      expect(new Set(days).size).toBeGreaterThan(1);
      expect(days).toEqual(days.toSorted());
    }
  });

  it('keeps the order of its first steps where something has just happened', () => {
    const words = aCounsel();
    const urgent = { ...words, moment: 'urgent' as const, steps: words.steps.toReversed() };
    const chosen = words.steps.filter(({ isFirst }) => isFirst).map(({ title }) => title);
    const titles = filled(urgent).steps.map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(chosen.toReversed());
  });

  it('sets the case large that a sentence leads with', () => {
    const words = aCounsel();
    const [yearly] = words.sums;
    const half = {
      ...yearly!,
      id: 'Z5',
      label: 'The same in a bad year',
      left: 'A06.extraRevenue',
    };
    const told = { text: 'Each brings {{Z1}}, and {{Z5}} in a bad year.', evidence: ['E31'] };
    const counsel = filled({ ...words, sums: [...words.sums, half], numbers: [told] });
    const [number] = counsel.numbers!;
    expect(number!.text).toMatch(
      new RegExp(`^Each brings ${number!.figure!.replace('$', '\\$')},`),
    );
  });

  it.each([
    ['{{A06.extraRevenue}} takes {{Z2}} more.', /^\$/],
    ['{{E19}} of revenue hangs on few.', /%$/],
  ])('sets the figure large with which a sentence begins: %s', (text, figure) => {
    const [number] = filled({ ...aCounsel(), numbers: [{ text, evidence: ['E31'] }] }).numbers!;
    expect(number!.figure).toMatch(figure);
    expect(number!.text.startsWith(`${number!.figure!} `)).toBe(true);
  });

  it('does not set a mere count of an answer large', () => {
    const [answer, ...facts] = clinicsTask.facts;
    const task = { ...clinicsTask, facts: [{ ...answer!, value: '31 people' }, ...facts] };
    const told = { text: `{{${answer!.id}}} wait for you.`, evidence: ['E31'] };
    const [number] = filledCounsel({ ...aCounsel(), numbers: [told] }, task, clinics).numbers!;
    expect(number!.figure).toBeUndefined();
  });

  it('adds amounts up to the digit where they are printed so, and else rounds the exact sum', () => {
    const words = aCounsel();
    const money = (id: string, value: number) => ({ id, value, unit: 'money' as const });
    const sum = (id: string, left: string, operation: 'plus' | 'minus', right: string) => ({
      ...words.sums[0]!,
      ...{ id, left, operation, right },
    });
    const counsel = filled({
      ...words,
      proposed: [...words.proposed, money('N7', 1_680_000), money('N8', 285_000)],
      sums: [...words.sums, sum('Z5', 'N7', 'minus', 'N8'), sum('Z6', 'Z5', 'plus', 'Z1')],
      strengths: [{ text: '{{Z5}} and {{Z1}} make {{Z6}}.', evidence: ['E31'] }],
    });
    expect(counsel.strengths![0]!.text).toBe('$1,395,000 and $138,000 make $1,530,000.');
  });
});
