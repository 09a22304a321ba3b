import { describe, expect, it } from '@jest/globals';
import type { Answers } from './model/answers.js';
import { groundOf, type Ground } from './situation/ground.js';
import { redFlagsOf } from './red-flags.js';
import { goldBusinesses, goldSubmittedOn } from './testing/gold-businesses.js';
import type { TextFact } from './text-facts/text-fact.js';

/** Nothing presses there. */
const calm = groundOf(goldBusinesses[5]!.payload, goldSubmittedOn);

const flagsFor = (changes: Partial<Answers>, rest: Partial<Ground> = {}) =>
  redFlagsOf({ ...calm, ...rest, answers: { ...calm.answers, ...changes } });

const idsFor = (changes: Partial<Answers>, rest: Partial<Ground> = {}) =>
  flagsFor(changes, rest).map(({ id }) => id);

const fact = (rest: Partial<TextFact> & Pick<TextFact, 'kind'>): TextFact => ({
  id: 'T01',
  origin: 'pattern',
  ...rest,
});

describe('redFlagsOf', () => {
  it.each([
    ['absence', { absd: 6.5 }, { absd: 7 }],
    ['owner-sales', { ownerS: 75 }, { ownerS: 74.9 }],
    ['largest-clients', { top: 50 }, { top: 49.9 }],
    ['loss', { nm: -0.1 }, { nm: 5 }],
    ['loss', { nm: -5 }, { nm: -5, rev: 0 }],
    ['no-margin', { nm: 1.9 }, { nm: 2 }],
    ['no-statements', { fs: false }, { fs: true }],
    ['no-function', { funcs: [] }, { funcs: ['sales'] }],
    ['retention', { rec: 50, ret: 49 }, { rec: 50, ret: 50 }],
  ] as const)('raises %s at %j and not at %j', (id, at, notAt) => {
    expect(idsFor(at as Partial<Answers>)).toEqual([id]);
    expect(idsFor(notAt as Partial<Answers>)).toEqual([]);
  });

  it('raises flags by what the owner writes, within a year', () => {
    const share = fact({ kind: 'client-share', percent: 25 });
    const term = fact({ kind: 'term-ends', thing: 'contract', date: '2027-11-23', months: 12 });
    expect(idsFor({}, { facts: [fact({ kind: 'liquidity' })] })).toEqual(['liquidity']);
    expect(idsFor({}, { facts: [share, term] })).toEqual(['client-event']);
    expect(idsFor({}, { facts: [term] })).toEqual(['term-ends']);
    expect(idsFor({}, { facts: [share, { ...term, months: 13 }] })).toEqual([]);
    expect(idsFor({}, { facts: [{ ...share, percent: 40 }] })).toEqual(['one-client']);
    const leaves = fact({ kind: 'person-leaves', tense: 'coming', date: '2027-04-30', months: 5 });
    expect(flagsFor({}, { facts: [{ ...leaves, person: 'Ruth' }] })).toEqual([
      expect.objectContaining({ id: 'person-leaves', text: 'Ruth leaves in April 2027.' }),
    ]);
  });

  it('tells those of the situation first', () => {
    const situation = { id: 'thin-margin', variant: 'plain', because: [] } as const;
    const flags = flagsFor({ nm: 1, absd: 3 }, { situation });
    expect(flags.map(({ id, isOfSituation }) => [id, isOfSituation])).toEqual([
      ['no-margin', true],
      ['absence', false],
    ]);
  });

  it('says it with the figure, and nothing about what is not known', () => {
    const flagged = { absd: 1, nm: -4.5 };
    expect(flagsFor(flagged).map(({ text }) => text)).toEqual([
      'The business makes a loss: the net margin is -4.5%.',
      'The business copes for less than a week without you (1 day).',
    ]);
    expect(flagsFor(flagged, { notKnown: new Set(['absd', 'rev']) })).toEqual([]);
  });
});
