import { describe, expect, it } from '@jest/globals';
import type { TextFact } from '../text-facts/text-fact.js';
import { deadlinesOf } from './deadlines.js';

const submittedOn = '2026-11-23';

const fact = (rest: Partial<TextFact> & Pick<TextFact, 'kind'>): TextFact => ({
  id: 'T01',
  origin: 'pattern',
  ...rest,
});

const deadlines = (...facts: readonly TextFact[]) =>
  Object.fromEntries(deadlinesOf(facts, submittedOn));

describe('deadlines', () => {
  it('count backwards from a handover', () => {
    expect(deadlines(fact({ kind: 'wish-exit', date: '2028-08-31' }))).toEqual({
      'R-09': '2027-06-30',
      'R-10': '2027-08-31',
      'R-11': '2028-02-29',
      'R-12': '2028-04-30',
      'R-13': '2028-02-29',
    });
  });

  it('leave some days where the time before a date has passed already', () => {
    expect(deadlines(fact({ kind: 'wish-exit', date: '2027-06-30' }))).toMatchObject({
      'R-10': '2027-01-22',
      'R-12': '2027-02-28',
    });
    expect(deadlines(fact({ kind: 'term-ends', thing: 'site', date: '2027-01-01' }))).toEqual({
      'R-18': '2027-01-01',
    });
  });

  it('take the earliest where two dates ask for a step', () => {
    const term = fact({ kind: 'term-ends', thing: 'contract', date: '2027-12-31' });
    const event = fact({ kind: 'event', about: 'client', tense: 'coming', date: '2027-06-30' });
    expect(deadlines(term, event)['R-14']).toBe('2027-02-28');
    expect(deadlines(event, term)['R-14']).toBe('2027-02-28');
  });

  it('are never sooner than two weeks from now, and come from no date that has passed', () => {
    expect(
      deadlines(fact({ kind: 'person-leaves', tense: 'coming', date: '2026-12-01' }))['R-15'],
    ).toBe('2026-12-07');
    expect(deadlines(fact({ kind: 'wish-exit', date: '2026-11-01' }))).toEqual({});
  });
});
