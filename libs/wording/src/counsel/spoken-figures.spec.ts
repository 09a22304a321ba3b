import { describe, expect, it } from '@jest/globals';
import type { Country } from '@ellac/contracts';
import { aCounsel, clinics, clinicsTask } from '../testing/a-counsel.js';
import { aCompletion } from '../testing/some-words.js';
import { checkCounsel } from './check-counsel.js';
import { filledCounsel } from './filled-counsel.js';
import { ownFigures } from './own-figures.js';
import { withSpokenFigures } from './spoken-figures.js';

const words = aCounsel({
  proposed: [
    { id: 'N1', value: 10, unit: 'hours' },
    { id: 'N2', value: 12_500, unit: 'money' },
    { id: 'N3', value: 16.5, unit: 'money' },
    { id: 'N4', value: 12, unit: 'percent' },
    { id: 'N5', value: 1, unit: 'weeks' },
    { id: 'N6', value: 1250, unit: 'count' },
    { id: 'N7', value: 7, unit: 'count' },
  ],
  days: [
    { id: 'Y1', date: '2027-01-22' },
    { id: 'Y2', date: '2029-03-05' },
    { id: 'Y3', date: '2027-02-01' },
  ],
  sums: [{ id: 'Z1', label: 'A part', left: 'N2', operation: 'dividedBy', right: 'N7' }],
});
const facts = [
  { id: 'T90', label: 'Date', value: 'September 2027', paths: [] },
  { id: 'T91', label: 'Year', value: '2028', paths: [] },
  { id: 'T92', label: 'Person', value: 'Jo', paths: [], isName: true },
  { id: 'T93', label: 'Mark', value: '4 of 5', paths: [] },
] as const;

const spokenIn = (speech: string | undefined, country: Country) => {
  const { speech: _, ...rest } = words;
  const counsel = speech === undefined ? rest : { ...rest, speech };
  const task = { ...clinicsTask, country, facts: [...clinicsTask.facts, ...facts] };
  const fill = withSpokenFigures(counsel, task, ownFigures(counsel, task));
  return (text: string) => fill(text).replaceAll('\u00a0', ' ');
};

describe('figures in words to be said', () => {
  it.each([
    ['fr', '{{N1}} par semaine', '10 heures par semaine'],
    ['fr', 'pas plus de {{N2}}', 'pas plus de 12 500 €'],
    ['fr', '{{N3}} par repas', '16,50 € par repas'],
    ['fr', 'moins {{N4}}', 'moins 12 %'],
    ['fr', 'le bail jusqu’en {{T90}}', 'le bail jusqu’en septembre 2027'],
    ['fr', 'avant le {{Y2}}', 'avant le 5 mars 2029'],
    ['fr', 'le {{Y3}}', 'le 1er février'],
    ['de', 'Bis {{Y1}} sag ich dir, wie.', 'Bis 22. Januar sag ich dir, wie.'],
    ['de', '{{N5}} oder {{N6}} Stück', '1 Woche oder 1.250 Stück'],
  ])('stand in its language (%s): %s', (speech, said, printed) =>
    expect(spokenIn(speech, 'EU')(`By {{Y1}} say: “${said}” within {{N1}}.`)).toBe(
      `By {{Y1}} say: “${printed}” within {{N1}}.`,
    ),
  );

  it('have the currency of the country', () =>
    expect(spokenIn('fr', 'CA')('Say: “{{N2}}”')).toBe('Say: “12 500 $”'));

  it('are left as they are where they are no single figure', () => {
    const text = 'Say: “{{T91}}, {{T92}}, {{T93}}, {{COMPANY}}, {{X9}}”';
    expect(spokenIn('fr', 'EU')(text)).toBe(text);
  });

  it.each([
    ['EU', 'By 22 January or 5 March 2029 I need {{N2}}.'],
    ['GB', 'By 22 January or 5 March 2029 I need {{N2}}.'],
    ['US', 'By January 22 or March 5, 2029 I need {{N2}}.'],
    ['CA', 'By January 22 or March 5, 2029 I need {{N2}}.'],
  ] as const)('have their days as somebody in %s says them', (country, said) => {
    const text = (words: string) => `By {{Y1}} say: “${words}”`;
    expect(spokenIn(undefined, country)(text('By {{Y1}} or {{Y2}} I need {{N2}}.'))).toBe(
      text(said),
    );
  });

  it.each(['English', 'xx', ''])('print as everywhere in %s', (speech) => {
    const text = 'Say: “{{N1}}, by {{Y1}}”';
    expect(spokenIn(speech, 'EU')(text)).toBe(text);
  });

  it('round a sum as everywhere', () =>
    expect(spokenIn('de', 'EU')('Say: “{{Z1}}”')).toBe('Say: “1.790 €”'));

  it('are printed so in the report and for the model', () => {
    const said = 'Tell the desk: “Bis 22. Januar brauche ich 10 Stunden.”';
    const told = {
      text: 'One more employer waits.',
      points: ['Tell the desk: “Bis {{Y1}} brauche ich {{N1}}.”'],
      heads: [],
      figures: [],
      evidence: ['E01'],
    };
    const letter = [
      { title: 'One more waits', keys: [], paragraphs: [told] },
      ...words.letter.slice(1, 3),
    ];
    const counsel = { ...words, speech: 'de', letter };
    const plain = { ...counsel, letter: letter.slice(0, 1), numbers: [], notNow: null };
    const [section] = filledCounsel(plain, clinicsTask, clinics).letter!;
    expect(section!.paragraphs[0]!.points).toEqual([said]);
    const context = { canary: 'violet-otter-kxqz', instructions: 'Judge.' };
    const { printed } = checkCounsel(aCompletion(JSON.stringify(counsel)), clinicsTask, context);
    expect(printed.map(({ text }) => text)).toContain(said);
  });
});
