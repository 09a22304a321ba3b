import { describe, expect, it } from '@jest/globals';
import { ownWords } from '../testing/texts-of-owner.js';
import type { TextFact } from '../text-facts/text-fact.js';
import { askerIn } from './asker-words.js';
import { clientIn } from './client-words.js';
import { creditorsIn } from './creditor-words.js';
import { deadlinesIn } from './deadline-words.js';
import { goneIn } from './gone-words.js';
import { ownPlanOf } from './own-plan.js';
import { takersIn } from './successor-words.js';

describe('the names that an owner gives', () => {
  it.each([
    ['The dairy is 61 percent of us.', 'the dairy'],
    ['One hospital group is 38 percent of our revenue.', 'the hospital group'],
    ['The dental chain, BrightPath, is 44 percent now.', 'BrightPath'],
    ['The large group is half of it.', undefined],
    ['Most of it comes from walk-in trade.', undefined],
  ])('are those of the client: %s', (sentence, name) => {
    expect(clientIn(sentence)).toBe(name);
  });

  it.each([
    ["We have never discussed what Peter's share would look like.", 'Peter'],
    ['There is a unit for rent and the landlord wants an answer.', 'the landlord'],
    ['My son has asked twice.', 'your son'],
    ['They are waiting for an answer.', undefined],
  ])('are those of who waits for an answer: %s', (sentence, name) => {
    expect(askerIn(sentence)).toBe(name);
  });

  it.each([
    ['I did every surgery myself since Dr Patel quit in August!!', 'Dr Patel'],
    ['The guy who knew them, Kevin, left in May.', 'Kevin'],
    ['They left last year.', undefined],
  ])('are those of who has left: %s', (sentence, name) => {
    expect(goneIn(sentence)).toBe(name);
  });

  it('are those of two who could take over', () => {
    expect(takersIn('Sell it, or Luis and Kath buy it.')).toBe('Luis and Kath');
    expect(takersIn('Luis and Kath work here.')).toBeUndefined();
  });

  it('are those to whom money is owed, each once', () => {
    expect(
      creditorsIn(['The overdraft is at its limit.', 'We are behind with VAT and tax.']),
    ).toEqual(['the bank', 'the tax office']);
    expect(creditorsIn(['Cash is tight.'])).toEqual([]);
  });
});

describe('what an owner plans', () => {
  it.each([
    ['Grow with dentals. Maybe a second location in Mission.', 'Opening the second location'],
    ['We want to buy a new press in spring.', 'Buying a new press'],
    ['More agreements and a drone for inspections.', 'A drone'],
    ['No second shop, we stay where we are.', undefined],
    ['Grow by word of mouth with our customers.', undefined],
  ])('is named as it is written: %s', (strategy, plan) => {
    expect(ownPlanOf(ownWords({ strategy }))).toBe(plan);
  });
});

const dayFact = (rest: Partial<TextFact>): TextFact => ({
  id: 'T01',
  kind: 'deadline',
  origin: 'pattern',
  months: 1,
  dayNamed: true,
  ...rest,
});

describe('the days that an owner names', () => {
  it('come nearest first, at most three, with a short sentence as it was written', () => {
    const days = deadlinesIn(
      [
        dayFact({ date: '2027-01-15', sentence: 'Answer by 15 January.' }),
        dayFact({ date: '2026-12-11', sentence: `${'word '.repeat(30)}by 11 December.` }),
        dayFact({ date: '2027-02-01' }),
        dayFact({ date: '2027-03-01' }),
      ],
      '',
      'US',
    );
    expect(days.map(({ time }) => time.by)).toEqual([
      'by Dec 11, 2026',
      'by Jan 15, 2027',
      'by Feb 1, 2027',
    ]);
    expect(days.map(({ words }) => words)).toEqual([undefined, 'Answer by 15 January', undefined]);
  });

  it('are about an authority, and after an accident about that', () => {
    const sentence = 'The safety people want me for an interview on 2 December.';
    const [day] = deadlinesIn([dayFact({ date: '2026-12-02', sentence })], '', 'GB');
    expect(day?.time.when).toBe('on 2 Dec 2026');
    expect(day?.matter).toBe('official');
    const [after] = deadlinesIn(
      [dayFact({ date: '2026-12-02', sentence })],
      'Our apprentice got burned at the hospital.',
      'US',
    );
    expect(after?.matter).toBe('accident');
    const [usual] = deadlinesIn([dayFact({ date: '2026-12-02' })], 'He got burned.', 'US');
    expect(usual?.matter).toBe('usual');
  });
});
