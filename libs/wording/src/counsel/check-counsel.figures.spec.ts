import { describe, expect, it } from '@jest/globals';
import { checkCounsel } from './check-counsel.js';
import type { CounselWords } from './counsel-words.js';
import { filledCounsel } from './filled-counsel.js';
import { aCounsel, clinics, clinicsTask } from '../testing/a-counsel.js';
import {
  checkedCounsel,
  counselContext,
  faultsWith,
  opening,
  withOpening,
  withParagraph,
  withSaid,
} from '../testing/changed-counsel.js';
import { aCompletion } from '../testing/some-words.js';

const { sums, written } = aCounsel();
const counselOf = (words: CounselWords) => filledCounsel(words, clinicsTask, clinics);

describe('figures of a counsel', () => {
  it.each([
    ['a digit', withOpening('You lose 40 patients.'), 'V3 letter 1 paragraph 1'],
    ['a figure in words', withOpening('That costs half of the profit.'), 'V3 letter 1 paragraph 1'],
    ['many people in words', withOpening('You lose forty customers.'), 'V3 letter 1 paragraph 1'],
    [
      'a proposal told as a fact',
      withOpening('You pay {{N2}} of them.'),
      'V2 letter 1 paragraph 1',
    ],
    ['an unknown figure', withOpening('You lose {{Z9}}.'), 'V2 letter 1 paragraph 1'],
    [
      'a figure that was not written',
      { written: [{ ...written[0]!, value: 15 }, written[1]!] },
      'V3 written W1',
    ],
    [
      'a sentence that was not written',
      { written: [{ ...written[0]!, sentence: 'It takes fourteen weeks.' }, written[1]!] },
      'V3 written W1',
    ],
    [
      'a sentence of another answer',
      { written: [{ ...written[0]!, path: 'qualitative.vision' as const }, written[1]!] },
      'V3 written W1',
    ],
    [
      'a sum of what does not go together',
      { sums: [{ ...sums[0]!, operation: 'plus' as const }, ...sums.slice(1)] },
      'V3 sums Z1',
    ],
    [
      'a sum made from itself',
      { sums: [{ ...sums[0]!, left: 'Z2' }, { ...sums[1]!, left: 'Z1' }, ...sums.slice(2)] },
      'V3 sums Z2',
    ],
    ['a sum before its parts', { sums: [...sums].reverse() }, 'V3 sums Z3'],
    [
      'a label with a figure',
      { sums: [{ ...sums[0]!, label: 'All 17 therapists' }, ...sums.slice(1)] },
      'V3 sums Z1',
    ],
    ['a day gone by', { days: [{ id: 'Y1', date: '2020-01-01' }] }, 'V3 days Y1'],
    ['a day that does not exist', { days: [{ id: 'Y1', date: '2027-02-30' }] }, 'V3 days Y1'],
  ])('%s is found', (_, change, fault) => expect(faultsWith(change)).toContain(fault));

  it('stand in questions that others are asked in their own words', () => {
    expect(faultsWith(withSaid(2, 'Ask each: what did you have to tell us twice?'))).toEqual([]);
    const said = 'Say: you start in our present clinics, and move with a lead.';
    expect(faultsWith(withSaid(2, said))).toEqual([]);
    expect(faultsWith(withSaid(2, 'We would do this first.'))).toEqual(['V8 letter 2 point 1.2']);
  });

  it('keep the cents of a small price', () => {
    const proposed = [...aCounsel().proposed, { id: 'N9', value: 4.5, unit: 'money' as const }];
    const { printed, faults } = checkedCounsel(
      aCounsel({ proposed, ...withSaid(3, 'Ask at least {{N9}} for each cup.') }),
    );
    expect(faults).toEqual([]);
    expect(printed.map(({ text }) => text).join(' ')).toContain('at least $4.50 for each cup');
  });

  it('may be proposals where a sum that stands beside them is made from them', () => {
    const assumed = {
      proposed: [...aCounsel().proposed, { id: 'N9', value: 30, unit: 'percent' as const }],
      sums: [
        ...sums,
        { id: 'Z9', label: 'A part', left: 'Z1', operation: 'times' as const, right: 'N9' },
      ],
    };
    const said = (text: string) => faultsWith({ ...assumed, ...withOpening(text) });
    expect(said('If {{N9}} of that came sooner, it would be {{Z9}}.')).toEqual([]);
    expect(said('You lose {{N9}} of that.')).toEqual(['V2 letter 1 paragraph 1']);
  });

  it('may be proposals in a sentence that calls them assumed', () => {
    expect(faultsWith(withOpening('With an assumed {{N2}} of them, it holds.'))).toEqual([]);
    expect(faultsWith(withOpening('That is assumed. You pay {{N2}} of them.'))).toEqual([
      'V2 letter 1 paragraph 1',
    ]);
  });

  it('may stand in words to be said in the quotation marks of another language', () => {
    for (const said of ['Say to them: „Enough for now.“', 'Say to them: « Enough for now. »']) {
      const { words } = checkedCounsel(aCounsel(withSaid(2, said)));
      expect(words!.letter[1]!.paragraphs[0]!.points.at(-1)).toMatch(/“Enough for now\.”$/);
    }
  });

  it('may be years that the owner writes, as they stand', () => {
    const [first, ...others] = clinicsTask.ownerWords;
    const task = {
      ...clinicsTask,
      ownerWords: [{ ...first!, text: `${first!.text} I want to be out by 2031.` }, ...others],
    };
    const placesOf = (said: string) =>
      checkCounsel(
        aCompletion(JSON.stringify(aCounsel(withOpening(said)))),
        task,
        counselContext,
      ).faults.map(({ check: which, place }) => `${which} ${place}`);
    expect(placesOf('You want to be out by 2031.')).toEqual([]);
    expect(placesOf('The plan of 2031, not the 2031 list, decides.')).toEqual([]);
    expect(placesOf('You want to be out by 2032.')).toContain('V3 letter 1 paragraph 1');
    expect(placesOf('That leaves 2031 people.')).toContain('V3 letter 1 paragraph 1');
    expect(placesOf('That leaves 2031 customers.')).toContain('V3 letter 1 paragraph 1');
  });

  it('are named where a proposal is told as a fact', () => {
    const { faults } = checkedCounsel(
      aCounsel(withOpening('You pay {{N2}} of them, and {{N1}} each.')),
    );
    expect(faults).toEqual(
      ['N2', 'N1'].map((name) => ({
        check: 'V2',
        place: 'letter 1 paragraph 1',
        why: `tells the proposal ${name} as a fact`,
      })),
    );
  });

  it('may be followed by what they count', () => {
    expect(faultsWith(withSaid(3, 'That is for {{N2}} people.'))).toEqual([]);
  });

  it('may be small measures in words in advice, and nowhere else', () => {
    const said =
      'Keep two hours a week for it, in two halves, and grant half of what they ask, if three in ten say yes twice a year.';
    expect(faultsWith(withSaid(3, said))).toEqual([]);
    expect(faultsWith(withSaid(3, 'It takes forty days.'))).toEqual(['V3 letter 3 point 1.3']);
    expect(faultsWith(withOpening('It takes two hours a week.'))).not.toEqual([]);
  });

  it.each([
    'If the bank refuses, accept at most {{N2}} and a third less at once.',
    'Grant half of {{N2}}, and a third of {{N2}} later.',
    'Then look for a half-day helper for quotes.',
  ])('may be parts of a proposal in words in steps and nowhere else: %s', (said) => {
    expect(faultsWith(withSaid(3, said))).toEqual([]);
    const { areas } = aCounsel();
    const market = { text: 'The list falls to half {{W1}} a year soon.', evidence: ['Q02'] };
    expect(faultsWith({ areas: { ...areas, market } })).toContain('V3 areas market');
    expect(faultsWith(withOpening(said))).toContain('V3 letter 1 paragraph 1');
  });

  it('may be doubled in words where the owner’s own figures are', () => {
    const sentence = written[1]!.sentence;
    const desks = { ...written[1]!, sentence, id: 'W3', value: 6 };
    const people = { ...desks, id: 'W4', value: 3 };
    const told = (word: string, ...evidence: string[]) =>
      faultsWith({
        written: [...written, desks, people],
        ...withParagraph(1, 1, { text: `${opening.text} The desks have ${word}.`, evidence }),
      });
    expect(told('more than doubled', 'W3', 'W4')).toEqual([]);
    expect(told('halved', 'W3', 'W4')).toEqual([]);
    expect(told('tripled', 'W3', 'W4')).toEqual(['V3 letter 1 paragraph 1']);
    expect(told('doubled', 'W2', 'W4')).toEqual(['V3 letter 1 paragraph 1']);
    expect(told('doubled', 'Q02')).toEqual(['V3 letter 1 paragraph 1']);
    expect(told('doubled', 'W3', 'N2')).toEqual(['V3 letter 1 paragraph 1']);
  });

  it('lead to the one that a sentence comes to, not to the first that it names', () =>
    expect(
      filledCounsel(
        aCounsel({
          numbers: [
            { text: '{{E31}} needs {{Z2}} more, at {{Z1}} each.', evidence: [] },
            { text: '{{E19}} of revenue hangs on few.', evidence: [] },
          ],
        }),
        clinicsTask,
        clinics,
      ).numbers!.map(({ figure }) => figure),
    ).toEqual([
      counselOf(aCounsel()).figures.find(({ label }) => label === sums[1]!.label)!.value,
      clinicsTask.facts.find(({ id }) => id === 'E19')!.value,
    ]));

  it('may be a limit in advice, and nowhere else', () => {
    const limit = 'If you are away for more than {{E25}}, say so before.';
    expect(faultsWith(withSaid(2, limit))).toEqual([]);
    expect(faultsWith(withSaid(2, 'Note it. You are away for more than {{E25}}.'))).toEqual([
      'V3 letter 2 point 1.2',
    ]);
    expect(faultsWith(withOpening(limit))).toEqual(['V3 letter 1 paragraph 1']);
  });

  it('may be a few people in words', () => {
    expect(faultsWith(withSaid(2, 'Begin with ten customers.'))).toEqual([]);
    expect(faultsWith(withSaid(2, 'Ring twenty customers in all.'))).toEqual([
      'V3 letter 2 point 1.2',
    ]);
    expect(faultsWith(withOpening('You lose twelve customers.'))).toEqual([
      'V3 letter 1 paragraph 1',
    ]);
  });
});
