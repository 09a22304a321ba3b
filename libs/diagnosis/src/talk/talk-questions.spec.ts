import { maxInFirstTalk, type Questionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Alias, Answers } from '../model/answers.js';
import { consistencyQuestions } from '../consistency.js';
import { diagnose } from '../diagnose.js';
import { goldBusinesses } from '../testing/gold-businesses.js';
import { questionnaireFrom } from '../testing/questionnaire-from.js';
import { someDay } from '../testing/some-day.js';
import type { TextFact } from '../text-facts/text-fact.js';
import { openFactsIn } from './open-facts.js';
import { talkQuestionsOf } from './talk-questions.js';

/** An owner who sells nearly all, and rates five things as if others did. */
const atOdds: Partial<Answers> = {
  ...{ indep: 5, absd: 2, docu: 5, pd: false, deleg: 5, ownerS: 90, teamS: 10, otherS: 0 },
  ...{ plan: 5, bp: false, mon: 5, ma: false },
};

/** In place of the example's texts: the owner says no more than this. */
function saying(vision: string, answers: Partial<Answers> = {}): Questionnaire {
  const questionnaire = questionnaireFrom(answers);
  return { ...questionnaire, qualitative: { ...questionnaire.qualitative, vision } };
}

const questionsOf = (questionnaire: Questionnaire) =>
  talkQuestionsOf(questionnaire, diagnose(questionnaire, someDay));
const idsOf = (answers: Partial<Answers>, notKnown: readonly Alias[] = []) =>
  questionsOf(questionnaireFrom(answers, notKnown)).map(({ id }) => id);

describe('questions for the first talk', () => {
  it('begin with those that the owner’s report asks, the largest first', () => {
    const questionnaire = questionnaireFrom({ ...atOdds, partners: 1 });
    const told = diagnose(questionnaire, someDay).contradictions.map(({ id }) => id);
    const ids = questionsOf(questionnaire).map(({ id }) => id);
    expect(told).toEqual(['C-04', 'C-02']);
    expect(ids.slice(0, 2)).toEqual(told);
    expect(ids.at(-1)).toBe('C-09');
  });

  it('have room for all three kinds, and lose none', () => {
    const questionnaire = saying('We want to sell the business.', { ...atOdds, partners: 2 });
    const questions = questionsOf(questionnaire);
    expect(questions.slice(0, maxInFirstTalk).map(({ kind }) => kind)).toEqual([
      'contradiction',
      'contradiction',
      'contradiction',
      'assumption',
      'assumption',
    ]);
    const ids = questions.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([...consistencyQuestions(questionnaire).map(({ id }) => id), 'F-01']),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('ask about no more than five answers at odds where there is nothing else', () => {
    const kinds = questionsOf(questionnaireFrom({ ...atOdds, nm: 0, gm: 0, partners: 1 })).map(
      ({ kind }) => kind,
    );
    expect(kinds.slice(0, maxInFirstTalk)).toEqual(kinds.map(() => 'contradiction').slice(0, 5));
  });

  it.each(goldBusinesses.map(({ id, payload }) => [id, payload] as const))(
    'are whole sentences for business %s',
    (_, payload) => {
      for (const { finding, question } of questionsOf(payload)) {
        expect(finding).toMatch(/[.!?…]”?$/u);
        expect(question).toMatch(/[.?]$/u);
        expect(`${finding} ${question}`).not.toMatch(/\{\{|undefined|NaN|\.\.|null/u);
      }
    },
  );
});

describe('contradictions between the answers and what the owner writes', () => {
  it.each([
    ['C-16', 'One client brings 45% of our revenue.', { top: 40 }, '40%'],
    ['C-17', 'We want to stay small and good.', { growth: 15 }, '15%'],
  ] as const)('%s is asked in words for the coach', (id, vision, answers, figure) => {
    const found = questionsOf(saying(vision, answers)).find((each) => each.id === id);
    expect(found).toMatchObject({ kind: 'contradiction' });
    expect(found?.finding).toContain(figure);
    expect(found?.finding).not.toMatch(/\byou\b/iu);
  });
});

describe('what the report assumes', () => {
  const withoutPay = questionnaireFrom({ partners: 1, emp: 8, nm: 20, absd: 3 });

  it('is the owner’s pay, until it is given', () => {
    const [question] = questionsOf(withoutPay).filter(({ id }) => id === 'A-01');
    expect(question?.finding).toMatch(/reckons with a profit of .+ less fair pay of .+\.$/u);
    const withPay = { ...withoutPay, meta: { ownerPay: { taken: 1000, fair: 50_000 } } };
    expect(questionsOf(withPay).map(({ id }) => id)).not.toContain('A-01');
  });

  it('is whose sales are meant where there are partners', () => {
    expect(idsOf({ partners: 2, ownerS: 60, teamS: 40, otherS: 0 })).toContain('A-02');
    expect(idsOf({ partners: 1, ownerS: 60, teamS: 40, otherS: 0 })).not.toContain('A-02');
    expect(idsOf({ partners: 2, ownerS: 0, teamS: 100, otherS: 0 })).not.toContain('A-02');
    expect(idsOf({ partners: 2, ownerS: 60, teamS: 40, otherS: 0 }, ['ownerS'])).not.toContain(
      'A-02',
    );
  });
});

describe('what the owner left open', () => {
  const fact = (rest: Partial<TextFact> & Pick<TextFact, 'kind'>): TextFact => ({
    id: 'T01',
    origin: 'pattern',
    ...rest,
  });
  const date = '2028-08-31';
  const ids = (...facts: TextFact[]) => openFactsIn(facts).map(({ id }) => id);

  it('is when and to whom an owner wants to leave, unless any sentence tells it', () => {
    expect(ids(fact({ kind: 'wish-exit' }))).toEqual(['F-01', 'F-02']);
    expect(ids(fact({ kind: 'wish-exit', date, to: 'open' }))).toEqual(['F-02']);
    expect(ids(fact({ kind: 'wish-exit', to: 'family' }))).toEqual(['F-01']);
    expect(
      ids(fact({ kind: 'wish-exit', date }), fact({ kind: 'wish-exit', to: 'staff' })),
    ).toEqual([]);
  });

  it.each([
    ['F-03', fact({ kind: 'event', tense: 'coming' }), { date }],
    ['F-03', fact({ kind: 'event', tense: 'coming' }), { tense: 'happened' }],
    ['F-04', fact({ kind: 'person-leaves', tense: 'coming', date }), { person: 'Marta' }],
    ['F-04', fact({ kind: 'person-leaves', tense: 'coming', person: 'Marta' }), { date }],
    ['F-04', fact({ kind: 'person-leaves', tense: 'coming' }), { tense: 'happened' }],
    ['F-05', fact({ kind: 'only-one', who: 'other' }), { person: 'Marta' }],
    ['F-05', fact({ kind: 'only-one' }), { who: 'owner' }],
    ['F-06', fact({ kind: 'term-ends', thing: 'site' }), { date }],
  ] as const)('%s asks about %j until there is %j', (id, open, told) => {
    expect(ids(open)).toEqual([id]);
    expect(ids({ ...open, ...told })).toEqual([]);
  });

  it('asks only for what is missing', () => {
    const ask = (rest: Partial<TextFact>) =>
      openFactsIn([fact({ kind: 'person-leaves', tense: 'coming', ...rest })])[0];
    expect(ask({})?.finding).toMatch(/does not say who and when\.$/u);
    expect(ask({ date })?.finding).toMatch(/does not say who\.$/u);
    expect(ask({ person: 'Marta' })).toMatchObject({
      finding: 'Somebody is about to leave, and the owner does not say when.',
      question: 'When will that be, and who takes over the work?',
    });
  });

  it('stands with the owner’s whole sentence, as it was typed', () => {
    const sentence = 'My foreman <b>retires</b>,  soon.';
    expect(openFactsIn([fact({ kind: 'term-ends', sentence })])[0]?.finding).toBe(
      `A contract ends, and no time is named: “${sentence}”`,
    );
  });
});
