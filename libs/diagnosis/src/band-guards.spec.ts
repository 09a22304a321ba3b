import type { Readiness, ReadinessBand } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { answersOf, type Alias } from './model/answers.js';
import { score } from './model/scoring.js';
import { guarded, type GuardGround } from './band-guards.js';
import { goldBusinesses } from './testing/gold-businesses.js';

const top: Readiness = {
  band: 'phase-2-ready',
  label: 'Ready for Phase 2',
  missing: [],
  redFlags: [],
  completeness: 100,
};

const calmAnswers = answersOf(goldBusinesses[5]!.payload);

const calm: GuardGround = {
  answers: calmAnswers,
  notKnown: new Set(),
  breakdown: score(calmAnswers, new Set()).breakdown,
  facts: [],
  leadershipByFacts: 8,
  situation: { id: 'build', because: [] },
  situationFlags: [],
};

const bandWith = (
  rest: Partial<GuardGround>,
  answers: Partial<GuardGround['answers']> = {},
): ReadinessBand =>
  guarded(top, { ...calm, ...rest, answers: { ...calm.answers, ...answers } }).band;

describe('the guards of a band', () => {
  it('leave a business alone that nothing holds down', () => {
    expect(guarded(top, calm)).toEqual(top);
  });

  it('keep leadership that rests on the owner in Phase 1', () => {
    expect(bandWith({}, { funcs: [], absd: 6 })).toBe('phase-1-owner-led');
    expect(bandWith({}, { funcs: [], absd: 7 })).toBe('phase-2-ready');
    expect(bandWith({ notKnown: new Set(['absd']) }, { funcs: [], absd: 0 })).toBe('phase-2-ready');
    expect(bandWith({ leadershipByFacts: 2.4 })).toBe('phase-1-owner-led');
    expect(bandWith({ leadershipByFacts: 2.5 })).toBe('in-transition');
    expect(bandWith({ leadershipByFacts: 4.5 })).toBe('phase-2-ready');
  });

  it('keep a business that has to survive, is near an exit or waits for a client below ready', () => {
    const survive = { situation: { id: 'survive', variant: 'loss', because: [] } } as const;
    expect(bandWith(survive)).toBe('in-transition');
    expect(
      bandWith({ ...survive, facts: [{ id: 'T01', kind: 'liquidity', origin: 'pattern' }] }),
    ).toBe('phase-1-owner-led');
    expect(bandWith({ situation: { id: 'exit-short', variant: 'open', because: [] } })).toBe(
      'in-transition',
    );
    expect(bandWith({ situation: { id: 'few-clients', variant: 'event', because: [] } })).toBe(
      'in-transition',
    );
    expect(bandWith({ situation: { id: 'few-clients', variant: 'plain', because: [] } })).toBe(
      'ready-with-gaps',
    );
    expect(bandWith({}, { nm: 1.9 })).toBe('in-transition');
    expect(bandWith({}, { nm: 2 })).toBe('phase-2-ready');
  });

  it('say first what holds the band down', () => {
    const flag = 'One client brings 40% of revenue.';
    const inTransition = { ...top, band: 'in-transition', label: 'In transition' } as const;
    const missing = ['The overall score is 5.1; the next level needs at least 6.'];
    const ground = { ...calm, situationFlags: [flag] };
    expect(guarded({ ...inTransition, missing }, ground)).toEqual({
      ...inTransition,
      missing: [flag, ...missing],
    });
    const named = ['The next level allows no red flag, and there is one.', `Red flag: ${flag}`];
    expect(guarded({ ...inTransition, missing: named }, ground).missing).toEqual(named);
  });

  it('say only what they hold against the next level, where the scores are above it', () => {
    expect(
      guarded(
        {
          ...top,
          band: 'ready-with-gaps',
          missing: ['The overall score is 6.1; the next level needs at least 7.5.'],
        },
        { ...calm, situationFlags: ['One client brings 40% of revenue.'] },
      ),
    ).toMatchObject({
      band: 'in-transition',
      label: 'In transition',
      missing: ['One client brings 40% of revenue.'],
    });
  });

  describe('on leadership by facts', () => {
    const told = (
      changes: Partial<GuardGround['answers']>,
      notKnown: readonly Alias[] = [],
      byFacts = 4.4,
    ) => {
      const answers = { ...calmAnswers, ...changes };
      const unknown = new Set(notKnown);
      const { breakdown } = score(answers, unknown);
      const ground = { ...calm, answers, breakdown, notKnown: unknown };
      return guarded(top, { ...ground, leadershipByFacts: byFacts }).missing;
    };

    it('name the three facts that cost most, and none that is good', () => {
      expect(told({ funcs: ['operations'], ownerS: 70, absd: 10, rels: [], team: 0 })).toEqual([
        'One of six functions runs without you, the partners make 70% of sales and the business copes without you for 10 days at most.',
      ]);
      expect(told({ funcs: [], ownerS: 20, absd: 60 })).toEqual(['No function runs without you.']);
    });

    it('say nothing twice, and nothing of what is not known', () => {
      const ownerBound = { funcs: [], ownerS: 90, absd: 3 };
      expect(told(ownerBound, [], 1)).toEqual([
        'None of the six functions runs without you.',
        'The business copes for less than a week without you (3 days).',
        'The partners make 90% of sales.',
      ]);
      expect(told(ownerBound, ['ownerS', 'absd'])).toEqual(['No function runs without you.']);
      expect(told(ownerBound, ['ownerS', 'absd', 'funcs'])).toEqual([
        'By the facts alone, leadership has 4.4 of 10; the next level needs 4.5.',
      ]);
    });
  });

  it('ask nothing of a business that wants to stay as it is', () => {
    const small = { ...calm, situation: { id: 'stay-small', because: [] } } as const;
    expect(guarded({ ...top, missing: ['More.'] }, small).missing).toEqual([]);
  });

  it('judge nothing where too little is known', () => {
    const open = { ...calm, situation: { id: 'too-little', because: [] } } as const;
    expect(guarded(top, open)).toMatchObject({
      judged: false,
      label: 'Not judged: too little is known',
      missing: [],
    });
  });
});
