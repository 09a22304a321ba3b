import { describe, expect, it } from '@jest/globals';
import { aCounsel, clinics, clinicsTask } from '../testing/a-counsel.js';
import { checkedCounsel, withSaid } from '../testing/changed-counsel.js';
import { filledCounsel } from './filled-counsel.js';
import { withNearDays } from './near-days.js';
import { ownFigures } from './own-figures.js';

const words = aCounsel({
  ...withSaid(
    2,
    'Have it by {{Y2}}, meet on {{Y9}} or before the week of {{Y9}}, and look again by {{Y9}}.',
  ),
  days: [...aCounsel().days, { id: 'Y9', date: '2028-03-06' }],
});

describe('the days of a letter', () => {
  it('stand without the year where they are near, and are months where they are far ahead', () => {
    const told =
      /Have it by Dec 18, meet on Mar 6, 2028 or before the week of Mar 6, 2028, and look again by March 2028\.$/;
    const counsel = filledCounsel(words, clinicsTask, clinics);
    expect(counsel.letter![1]!.paragraphs[0]!.points!.at(-1)).toMatch(told);
    const { printed } = checkedCounsel(words);
    expect(printed.find(({ place }) => place === 'letter 2 point 1.2')!.text).toMatch(told);
  });

  it('are in the order of the region, and months keep their year', () => {
    const month = { id: 'T90', label: 'Date', value: 'May 2027', paths: [] };
    const day = { id: 'T91', label: 'Date', value: '7 May 2027', paths: [] };
    const task = { ...clinicsTask, country: 'EU' as const, facts: [month, day] };
    const fill = withNearDays(task, ownFigures(words, task));
    expect(fill('By {{Y2}}, {{T91}} or {{T90}}, with {{N1}} and {{Q01}}.')).toBe(
      'By 18 Dec, 7 May or {{T90}}, with {{N1}} and {{Q01}}.',
    );
  });

  it('are whole, however far ahead, where they are deadlines of others', () => {
    const term = { id: 'T92', label: 'Date', value: 'Mar 31, 2028', paths: [] };
    const task = { ...clinicsTask, facts: [term] };
    const fill = withNearDays(task, ownFigures(words, task));
    expect(fill('Give notice by {{T92}}.')).toBe('Give notice by {{T92}}.');
  });

  it('have their year in the table of the steps', () => {
    const measured = words.steps.map((step) => ({ ...step, measure: 'Seen on {{Y2}}' }));
    const counsel = filledCounsel({ ...words, steps: measured }, clinicsTask, clinics);
    for (const { measure } of counsel.steps) expect(measure).toBe('Seen on Dec 18, 2026');
  });
});
