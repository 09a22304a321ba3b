import { exampleQuestionnaire, type TalkQuestion, type TextFactRecord } from '@ellac/contracts';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { aRecord } from '../../testing/fixtures.js';
import { PreparePanel } from './prepare-panel.js';

afterEach(cleanup);

const show = (changes: Parameters<typeof aRecord>[0]): void => {
  render(
    <FluentProvider theme={webLightTheme}>
      <PreparePanel record={aRecord({ generationStatus: 'completed', ...changes })} />
    </FluentProvider>,
  );
};
const itemsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const leaver: TextFactRecord = {
  id: 'T01',
  kind: 'person-leaves',
  path: 'qualitative.challenges',
  sentence: 'My foreman <b>Ruth</b> retires in April 2027.',
  date: '2027-04-30',
  person: 'Ruth',
  tense: 'coming',
  origin: 'pattern',
};
const wish: TextFactRecord = {
  id: 'T02',
  kind: 'wish-exit',
  date: '2028-12-31',
  yearOnly: true,
  to: 'family',
  origin: 'owner',
};
const lease: TextFactRecord = {
  id: 'T03',
  kind: 'term-ends',
  path: 'qualitative.vision',
  sentence: 'The yard goes back to the council.',
  origin: 'model',
};

const situation = {
  id: 'owner-bound',
  variant: 'plain',
  because: ['owner_dependency.max_absence_days', 'T01', 'T02'],
} as const;

describe('what the owner writes', () => {
  it('is listed with its sentence, what was read of it, its question and its origin', () => {
    show({ textFacts: [leaver, wish, lease], situation: { ...situation, because: ['T02'] } });
    expect(screen.getByRole('heading', { name: 'What the owner writes (3)' })).toBeTruthy();
    expect(screen.getByText('My foreman <b>Ruth</b> retires in April 2027.').tagName).toBe(
      'BLOCKQUOTE',
    );
    for (const text of ['Ruth', 'April 2027', '2028', 'The yard goes back to the council.'])
      expect(screen.getByText(text)).toBeTruthy();
    for (const origin of [/Read from the text$/, /· Ticked by the owner$/, /Added by the language/])
      expect(screen.getByText(origin)).toBeTruthy();
    const marks = screen.getAllByText('Decided the situation');
    expect(marks.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      expect.stringContaining('Wants to sell, hand over or retire'),
    ]);
  });

  it('says so where nothing was read', () => {
    show({ textFacts: [] });
    expect(screen.getByText('Nothing was read from the texts.')).toBeTruthy();
  });

  it('is not there for reports in which it was not kept', () => {
    show({ textFacts: null });
    expect(screen.queryByRole('heading', { name: /What the owner writes/ })).toBeNull();
  });

  it('stands among the reasons of the situation, as the sentence or the tick', () => {
    show({
      textFacts: [leaver, wish],
      situation: { ...situation, because: [...situation.because] },
    });
    expect(itemsOf(screen.getByRole('list', { name: 'The answers that decided it:' }))).toEqual([
      'Longest absence of the owner: 10 days',
      'Somebody leaves: “My foreman <b>Ruth</b> retires in April 2027.”',
      'Wants to sell, hand over or retire: Ticked by the owner',
    ]);
  });
});

describe('questions for the first talk', () => {
  const questions = (count: number): TalkQuestion[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `C-0${index}`,
      kind: 'open-fact',
      finding: `Finding ${index}.`,
      question: `Question ${index}?`,
    }));

  it('are five at first, the others below', () => {
    show({ questions: questions(7) });
    const more = screen.getByText('More questions (2)').closest('details');
    expect(more?.open).toBe(false);
    expect(more?.textContent).toContain('Question 6?');
    expect(more?.textContent).not.toContain('Question 4?');
    expect(screen.getAllByText('Left open by the owner')).toHaveLength(7);
  });

  it('are said to be none where there are none', () => {
    show({ questions: [] });
    expect(screen.getByText('No question came up.')).toBeTruthy();
  });

  it('of older reports have no reason beside them', () => {
    show({ questions: [{ id: 'C-01', finding: 'Two answers differ.', question: 'Which?' }] });
    expect(screen.getByText('Two answers differ.').parentElement?.textContent).toBe(
      'Two answers differ.Which?',
    );
  });
});

describe('the gap between ratings and facts', () => {
  const judged = { situation: { ...situation, because: [] }, answers: exampleQuestionnaire };

  it.each([
    ['is shown where all ratings are equal', { selfPerceptionGap: 1, ...judged }, /All ratings/],
    ['is not shown where too little is known', { ...judged }, /because too little is known\./],
    ['says why older reports hid it', { situation: null }, /ratings are all equal or too many/],
  ])('%s', (_, changes, said) => {
    const equal = { id: 'C-10', finding: 'All are 3.', question: 'Which differs?' };
    show({ questions: 'selfPerceptionGap' in changes ? [equal] : [], ...changes });
    expect(screen.getByText(said)).toBeTruthy();
  });
});
