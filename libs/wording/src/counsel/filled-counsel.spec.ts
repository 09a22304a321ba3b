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
});
