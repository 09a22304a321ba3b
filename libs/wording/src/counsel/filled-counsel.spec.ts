import { describe, expect, it } from '@jest/globals';
import { aCounsel, clinics, clinicsTask } from '../testing/a-counsel.js';
import type { CounselWords } from './counsel-words.js';
import { filledCounsel } from './filled-counsel.js';

const filled = (words: CounselWords) => filledCounsel(words, clinicsTask, clinics);

describe('a counsel with its figures filled in', () => {
  it('has its first steps first, and keeps the model’s order within both', () => {
    const words = aCounsel();
    const backwards = { ...words, steps: words.steps.toReversed() };
    const [first, others] = [true, false].map((isFirst) =>
      filled(backwards)
        .steps.filter((step) => (step.isFirst ?? false) === isFirst)
        .map(({ title }) => title),
    );
    const titlesOf = (isFirst: boolean) =>
      filled(words)
        .steps.filter((step) => (step.isFirst ?? false) === isFirst)
        .map(({ title }) => title)
        .toReversed();
    expect(first).toEqual(titlesOf(true));
    expect(others).toEqual(titlesOf(false));
    expect(others!.length).toBeGreaterThan(1);
    expect(filled(backwards).steps.map(({ title }) => title)).toEqual([...first!, ...others!]);
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

  it('sets the figure large with which a sentence begins', () => {
    const told = { text: '{{A06.extraRevenue}} takes {{Z2}} more.', evidence: ['E31'] };
    const [number] = filled({ ...aCounsel(), numbers: [told] }).numbers!;
    expect(number!.text.startsWith(`${number!.figure!} takes`)).toBe(true);
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
