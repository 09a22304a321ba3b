import type { Readiness, ReadinessBand } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { answersOf } from './model/answers.js';
import { guarded, type GuardGround } from './band-guards.js';
import { goldBusinesses } from './testing/gold-businesses.js';

const top: Readiness = {
  band: 'phase-2-ready',
  label: 'Ready for Phase 2',
  missing: [],
  redFlags: [],
  completeness: 100,
};

const calm: GuardGround = {
  answers: answersOf(goldBusinesses[5]!.payload),
  notKnown: new Set(),
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
    const missing = guarded(
      { ...top, band: 'ready-with-gaps', missing: ['The overall score is 6.1.'] },
      { ...calm, situationFlags: ['One client brings 40% of revenue.'] },
    );
    expect(missing).toMatchObject({
      band: 'in-transition',
      label: 'In transition',
      missing: ['One client brings 40% of revenue.', 'The overall score is 6.1.'],
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
