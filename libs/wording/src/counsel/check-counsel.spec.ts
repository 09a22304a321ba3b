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
  withCompany,
  withParagraph,
  withSaid,
  withStep,
} from '../testing/changed-counsel.js';
import { aCompletion } from '../testing/some-words.js';

const { letter, steps, sums, written } = aCounsel();
const counselOf = (words: CounselWords) => filledCounsel(words, clinicsTask, clinics);
const openingOf = (words: CounselWords) => counselOf(words).letter![0]!.paragraphs[0]!;

describe('a good counsel', () => {
  it('passes', () =>
    expect(checkedCounsel(aCounsel())).toMatchObject({
      words: aCounsel(),
      faults: [],
      isRepairNeeded: false,
    }));

  it('has a colon before a list, and nowhere else', () => {
    const { text } = letter[1]!.paragraphs[0]!;
    expect(text).toMatch(/:$/);
    expect(faultsWith(withParagraph(6, 3, { text }))).toContain('V8 letter 6 paragraph 3');
  });

  it('states the assumed pay that a figure of page one takes off, once', () => {
    const money = [
      { id: 'A09.assumedPay', label: 'Pay', value: '$75,000 to $130,000', paths: [] },
      { id: 'A09.left', label: 'Left', value: '$199,000 to $254,000', paths: [] },
    ];
    const pack = { ...clinics, facts: [...clinics.facts, ...money] };
    const numbersWith = (...texts: string[]) =>
      filledCounsel(
        aCounsel({ numbers: texts.map((text) => ({ text, evidence: [] })) }),
        clinicsTask,
        pack,
      ).numbers!.map(({ text }) => text);
    expect(numbersWith('{{A09.left}} is left.', 'Of {{A09.left}} the rent is paid.')).toEqual([
      '$199,000 to $254,000 is left. This takes off an assumed pay of $75,000 to $130,000 a year.',
      'Of $199,000 to $254,000 the rent is paid.',
    ]);
    const stated = ['{{A09.left}} is left after {{A09.assumedPay}} of pay.'];
    expect(numbersWith(...stated)).toHaveLength(1);
    expect(numbersWith(...stated)[0]).not.toContain('assumed');
    expect(numbersWith('{{E19}} of revenue hangs on few.')[0]).not.toContain('assumed');
  });

  it('is printed for the model with its figures worked out, without names', () => {
    const { printed } = checkedCounsel(withCompany);
    const text = (place: string) => printed.find((each) => each.place === place)!.text;
    expect(text('letter 1 paragraph 1')).toContain('about $138,000 a year');
    expect(text('letter 1 paragraph 1')).toContain('{{COMPANY}} waits');
    expect(text('letter 6 figure 1.1')).toBe('Revenue for each therapist: $138,000');
    expect(text('steps 1 time')).toBe('by Dec 18, 2026, 3 weeks, 3 hours a week');
    expect(JSON.stringify(printed)).not.toContain(clinics.names.company);
  });

  it('stands in the report with its figures worked out, its first steps first, and with what it rests on', () => {
    const counsel = filledCounsel(aCounsel(), clinicsTask, clinics);
    const [first] = counsel.letter![0]!.paragraphs;
    expect(first!.text).toContain('about $138,000 a year');
    expect(first!.text).toContain('needs 3.1 more of them');
    expect(first!.text).toContain('they would take 43 weeks');
    // Pages of an earlier version show this alone.
    expect(counsel.heart).toEqual({ text: first!.text, evidence: first!.evidence });
    expect(first!.evidence).toContain(
      'You write: “It takes us fourteen weeks to hire a therapist, and the waiting list is five weeks.”',
    );
    expect(counsel.steps.map(({ stepId, by }) => [stepId, by])).toEqual([
      ['R-23', '2027-01-18'],
      ['R-22', '2027-02-01'],
      ['L-03', '2027-02-15'],
      ['own-1', '2026-12-18'],
      ['own-2', '2027-04-30'],
    ]);
    const decision = counsel.letter!.at(-1)!.paragraphs[0]!;
    expect(decision.points!.at(-1)).toContain('begins after May 26, 2027 is too late for');
    expect(decision.figures).toEqual([
      { label: 'Revenue for each therapist', value: '$138,000' },
      { label: 'Revenue that the plan asks for', value: '$423,000' },
    ]);
    expect(decision.evidence).toContain('A proposal, not from your answers: three months');
    expect(counsel.steps.map(({ section }) => section)).toEqual([3, 4, 5, 2, 6]);
    expect(counsel.figures[1]).toEqual({
      label: 'Therapists whom the planned growth needs',
      value: '3.1',
      formula:
        '$423,000 (what the plan for growth asks for) ÷ $138,000 (revenue for each therapist)',
    });
    expect(JSON.stringify(counsel)).not.toContain('{{');
  });

  it('names no rule where it rests on a figure of the report', () => {
    const figure = clinicsTask.facts.find(({ id }) => id.startsWith('F'))!;
    const evidence = [...opening.evidence, figure.id];
    expect(openingOf(aCounsel(withParagraph(1, 1, { evidence }))).evidence).toContain(
      `From this report: ${figure.value}`,
    );
  });
});

it('rests on a sentence as it was sent, without names and braces that nothing fills', () => {
  const sentence = '{{OWNER}} says {{E99}} and {{COMPANY}} needs fourteen weeks {{to}} hire.';
  const ownerWords = clinicsTask.ownerWords.map((each) =>
    each.path === 'qualitative.challenges' ? { ...each, text: sentence } : each,
  );
  const task = { ...clinicsTask, ownerWords };
  const counsel = aCounsel({ written: [{ ...written[0]!, sentence }, written[1]!] });
  expect(checkCounsel(aCompletion(JSON.stringify(counsel)), task, counselContext).faults).toEqual(
    [],
  );
  expect(filledCounsel(counsel, task, clinics).letter![0]!.paragraphs[0]!.evidence).toContain(
    'You write: “… says … and Maple Physio needs fourteen weeks … hire.”',
  );
});

describe('the steps that come first', () => {
  const chosen = (words: CounselWords | null) => words!.steps.filter(({ isFirst }) => isFirst);

  it('are marked in the report', () => {
    const { steps: told } = filledCounsel(aCounsel(), clinicsTask, clinics);
    expect(told.filter(({ isFirst }) => isFirst).map(({ stepId }) => stepId)).toEqual([
      'R-23',
      'R-22',
      'L-03',
    ]);
  });

  it.each([
    ['two', withStep(1, { isFirst: false })],
    ['four', withStep(0, { isFirst: true })],
  ])('are the earliest where it chooses %s; the rest is kept', (_, change) => {
    const { words, faults, isRepairNeeded } = checkedCounsel(aCounsel(change));
    expect(chosen(words)).toEqual([]);
    expect(words!.steps.length).toBeGreaterThanOrEqual(4);
    expect(faults).toContainEqual(expect.objectContaining({ check: 'V5', place: 'first' }));
    expect(isRepairNeeded).toBe(true);
  });

  it('are the earliest where one of three is left out; the fault is the one of that step', () => {
    const change = withStep(1, { title: 'Sell 77 programmes a year' });
    const { words, faults, isRepairNeeded } = checkedCounsel(aCounsel(change));
    expect(chosen(words)).toEqual([]);
    expect(faults.map(({ check: id, place }) => `${id} ${place}`)).toContain('V3 steps 2 title');
    expect(faults.filter(({ place }) => place === 'first')).toEqual([]);
    expect(isRepairNeeded).toBe(true);
  });
});

describe('a counsel that is not trusted as a whole', () => {
  it.each([
    ['plain text', 'Of course! Here is my advice.'],
    ['no counsel', JSON.stringify({ chapters: [] })],
    ['more keys', JSON.stringify({ ...aCounsel(), scores: 10 })],
    ['a step of another plan', JSON.stringify(aCounsel(withStep(1, { stepId: 'S-99' })))],
    ['an id twice', JSON.stringify(aCounsel({ sums: [...sums, sums[0]!] }))],
    ['a step twice', JSON.stringify(aCounsel({ steps: [...steps, steps[1]!] }))],
    ['no end', JSON.stringify(aCounsel()).slice(0, -40)],
  ])('has %s', (_, text) => {
    const { words, faults } = checkCounsel(aCompletion(text), clinicsTask, counselContext);
    expect(words).toBeNull();
    expect(faults).toMatchObject([{ check: 'V1', place: 'counsel' }]);
  });

  it('names the place that does not fit', () => {
    const steps = aCounsel().steps.map((step, index) =>
      index === 1 ? { ...step, hours: 'x' } : step,
    );
    const { faults } = checkCounsel(
      aCompletion(JSON.stringify({ ...aCounsel(), steps })),
      clinicsTask,
      counselContext,
    );
    expect(faults[0]!.why).toBe('does not fit the schema (steps.1.hours: invalid type)');
  });

  it.each([
    ['a link', 'See https://evil.example for more.'],
    ['the canary', 'The reference is violet-otter-kxqz.'],
  ])('has %s in any text', (_, text) => {
    expect(checkedCounsel(aCounsel(withSaid(2, text))).words).toBeNull();
  });

  it('has a verdict that does not pass, or hardly a letter', () => {
    const { lead } = aCounsel();
    const bad = 'That is 40% of all.';
    expect(
      checkedCounsel(aCounsel({ lead: { ...lead, text: `${lead.text} ${bad}` } })).words,
    ).toBeNull();
    const titled = (count: number) => ({
      letter: letter.map((section, index) =>
        index < count ? { ...section, title: `${section.title} for 40%` } : section,
      ),
    });
    expect(checkedCounsel(aCounsel(titled(4))).words).toMatchObject({ letter: letter.slice(4) });
    expect(checkedCounsel(aCounsel(titled(5))).words).toBeNull();
  });
});
