import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answersOf } from '../model/answers.js';
import { score } from '../model/scoring.js';
import { anyAnswers } from '../testing/any-answers.js';
import { goldBusinesses } from '../testing/gold-businesses.js';
import type { TextFact } from '../text-facts/text-fact.js';
import { twoMarksOf } from '../model/marks-of-areas.js';
import { situationsOf, type SituationGround } from './decide.js';
import { untouchedOf } from './untouched-parts.js';

const nothingUnknown: SituationGround['notKnown'] = new Set();

/** A business that is neither large nor in danger, so that each test adds what it is about. */
const calm: SituationGround = groundOf(goldBusinesses[11]!.payload, []);

function groundOf(
  payload: (typeof goldBusinesses)[number]['payload'],
  facts: readonly TextFact[],
): SituationGround {
  const answers = answersOf(payload);
  const { breakdown, completeness } = score(answers, nothingUnknown);
  return {
    answers,
    notKnown: nothingUnknown,
    facts,
    completeness,
    untouched: untouchedOf(answers),
    emptyTexts: 0,
    leadershipByFacts: twoMarksOf(breakdown).leadership.facts,
    netMargin: answers.nm,
  };
}

const fact = (rest: Partial<TextFact> & Pick<TextFact, 'kind'>): TextFact => ({
  id: 'T01',
  origin: 'pattern',
  ...rest,
});

/** `exit-short staff`, with what is told besides the calm business. */
const situationOf = (
  facts: readonly TextFact[],
  answers: Partial<SituationGround['answers']> = {},
  rest: Partial<SituationGround> = {},
): string => {
  const ground = { ...calm, facts, answers: { ...calm.answers, ...answers } };
  const [{ id, variant }] = situationsOf({ ...ground, netMargin: ground.answers.nm, ...rest });
  return variant === undefined ? id : `${id} ${variant}`;
};

describe('the situation', () => {
  it.each(goldBusinesses.map((business) => [business.title, business] as const))(
    'of the %s',
    (_, { payload, facts, situation }) => {
      const [found] = situationsOf(groundOf(payload, facts));
      expect(found.id).toBe(situation.id);
      if (situation.variant !== '') expect(found.variant).toBe(situation.variant);
    },
  );

  it('is to build where nothing presses', () => {
    expect(situationOf([])).toBe('build');
  });

  it('is survival with a loss, and with no cash whatever the margin', () => {
    expect(situationOf([], { nm: -1 })).toBe('survive loss');
    expect(situationOf([], { nm: -1, growth: 30, gm: 50 })).toBe('build');
    expect(situationOf([fact({ kind: 'liquidity' })])).toBe('survive cash');
  });

  it('is a short exit within 24 months, and a long one after them', () => {
    const wish = (months?: number) =>
      fact({ kind: 'wish-exit', to: 'family', ...(months !== undefined && { months }) });
    expect(situationOf([wish(24)])).toBe('exit-short family');
    expect(situationOf([wish(25)])).toBe('exit-long plain');
    expect(situationOf([wish(60)], { partners: 2 })).toBe('exit-long partner');
    expect(situationOf([wish(61)])).toBe('build');
    expect(situationOf([wish()], {}, { leadershipByFacts: 7 })).toBe('exit-long value');
  });

  it('is a short exit without a date where age or illness press', () => {
    const wish = fact({ kind: 'wish-exit' });
    const age = (years: number) => fact({ kind: 'health-age', age: years });
    expect(situationOf([wish, age(64)])).toBe('exit-long plain');
    expect(situationOf([wish, age(65)])).toBe('exit-short open');
    expect(situationOf([wish, fact({ kind: 'health-age', illness: true })])).toBe(
      'exit-short open',
    );
  });

  it('is a thin margin below 2%, below half of what is good, or where costs squeeze it', () => {
    expect(situationOf([], { nm: 4.9 })).toBe('thin-margin plain');
    expect(situationOf([], { nm: 5 })).toBe('build');
    expect(situationOf([fact({ kind: 'cost-squeeze' })], { nm: 9.9 })).toBe('thin-margin squeeze');
    expect(situationOf([fact({ kind: 'cost-squeeze' })], { nm: 10 })).toBe('build');
    expect(situationOf([], {}, { netMargin: 1 })).toBe('thin-margin plain');
  });

  it('is few clients by share, and at once where one of them decides', () => {
    const share = fact({ kind: 'client-share', percent: 25 });
    expect(situationOf([share])).toBe('few-clients plain');
    expect(situationOf([], { top: 50 })).toBe('few-clients plain');
    expect(situationOf([], { top: 49 })).toBe('build');
    const event = fact({ kind: 'event', tense: 'coming', about: 'client' });
    expect(situationOf([event], { top: 30 })).toBe('few-clients event');
    expect(situationOf([event], { top: 29 })).toBe('build');
    const term = fact({ kind: 'term-ends', thing: 'contract', months: 24 });
    expect(situationOf([share, term])).toBe('few-clients event');
    expect(situationOf([{ ...term, months: 25 }, share])).toBe('few-clients plain');
  });

  it('is leaking fifteen points under the orientation value, where revenue recurs', () => {
    expect(situationOf([], { rec: 30, ret: 60 })).toBe('leaking unknown');
    expect(situationOf([], { rec: 30, ret: 61 })).toBe('build');
    expect(situationOf([], { rec: 29, ret: 60 })).toBe('build');
    expect(situationOf([fact({ kind: 'why-leave' })], { rec: 30, ret: 60 })).toBe('leaking known');
  });

  it('is bound to the owner by two signs of four, or by a person who leaves', () => {
    expect(situationOf([], { absd: 6, ownerS: 75 })).toBe('owner-bound plain');
    expect(situationOf([], { absd: 6 })).toBe('build');
    expect(situationOf([], { absd: 6, ownerS: 75, emp: 2 })).toBe('build');
    expect(situationOf([fact({ kind: 'only-one' })], { absd: 6, deliv: 2 })).toBe(
      'owner-bound one',
    );
    const leaves = fact({ kind: 'person-leaves', tense: 'coming', months: 24 });
    expect(situationOf([leaves])).toBe('owner-bound person');
  });

  it('is growth only where the margins are possible', () => {
    const able: Partial<SituationGround['answers']> = {
      growth: 20,
      funcs: ['sales', 'operations', 'customer_support'],
      absd: 14,
      ownerS: 20,
    };
    expect(situationOf([], { ...able, nm: 15, gm: 15 })).toBe('grow');
    expect(situationOf([], { ...able, nm: 16, gm: 15 })).toBe('build');
  });

  it('draws nothing from an answer that is marked as not known', () => {
    const notKnown = new Set(['top', 'nm'] as const);
    expect(situationOf([], { top: 60, nm: -5 }, { notKnown })).toBe('build');
  });

  it('names what decided, and always comes to an end with build', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { breakdown, completeness } = score(answers, nothingUnknown);
        const situations = situationsOf({
          answers,
          notKnown: nothingUnknown,
          facts: [],
          completeness,
          untouched: untouchedOf(answers),
          emptyTexts: 0,
          leadershipByFacts: twoMarksOf(breakdown).leadership.facts,
          netMargin: answers.nm,
        });
        expect(situations.at(-1)!.id).toBe('build');
        const ids = situations.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { id, because } of situations) {
          expect(because.length > 0).toBe(id !== 'build' && id !== 'too-little');
        }
      }),
    );
  });
});
