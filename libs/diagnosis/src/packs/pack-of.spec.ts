import type { Questionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Answers } from '../model/answers.js';
import { goldBusinesses } from '../testing/gold-businesses.js';
import { questionnaireFrom } from '../testing/questionnaire-from.js';
import { packOf } from './pack-of.js';
import { packs } from './packs.js';

const plain = 'We want to do good work for those who need it.';

/** A business whose texts name no trade, but for those that are given. */
function business(
  texts: { name?: string; departments?: string; vision?: string } = {},
  answers: Partial<Answers> = {},
): Questionnaire {
  const questionnaire = questionnaireFrom(answers);
  const { name = 'Alder', departments = plain, vision = plain } = texts;
  return {
    ...questionnaire,
    company_info: { ...questionnaire.company_info, name },
    staff: { ...questionnaire.staff, departments },
    growth: { ...questionnaire.growth, strategy: plain },
    qualitative: { vision, challenges: plain, opportunities: plain },
  };
}

const eachKeyword = packs.flatMap(({ id, keywords }) =>
  keywords.map((keyword) => [keyword, id] as const),
);
const eachOther = packs.flatMap(({ id, mustNotMatch }) =>
  mustNotMatch.map((phrase) => [phrase, id] as const),
);

describe('the trade by its own name', () => {
  it.each(eachKeyword)('%s', (keyword, id) => {
    expect(packOf(business(), keyword)).toMatchObject({ sure: true, pack: id });
    expect(packOf(business(), `Family ${keyword.toUpperCase()}, since 1960`).pack).toBe(id);
  });

  it.each(eachOther)('%s is no sign of the pack %s', (phrase, id) => {
    expect(packOf(business(), `The ${phrase} is here`).pack).not.toBe(id);
  });

  it('needs whole words', () => {
    for (const word of ['barn', 'spare parts', 'application', 'pharmacyclics', 'überbar']) {
      expect(packOf(business(), word).sure).toBe(false);
    }
    expect(packOf(business(), 'Print-Shop').pack).toBe('job-shop');
    expect(packOf(business(), 'our shop’s café').sure).toBe(false);
  });

  it('goes before the words in the answers', () => {
    const words = business({ name: 'Harbour Hotel', vision: 'A hostel and camping beside it.' });
    expect(packOf(words).pack).toBe('lodging');
    expect(packOf(words, 'Insurance broker').pack).toBe('broker');
  });

  it('leaves the trade open where it names two', () => {
    expect(packOf(business(), 'Hotel and yoga retreats').sure).toBe(false);
  });
});

describe('the trade by the words in the answers', () => {
  it.each(packs.map(({ id, keywords }) => [id, keywords] as const))('%s', (id, keywords) => {
    const [first, second] = keywords;
    expect(packOf(business({ departments: `A ${first}`, vision: `And ${second}` })).pack).toBe(id);
    expect(packOf(business({ departments: `A ${first}`, vision: `And ${first}` })).sure).toBe(
      false,
    );
  });

  it('stays open with a word of another trade', () => {
    const texts = { departments: 'Hotel (6), bar (3)', vision: 'Camping by the river.' };
    expect(packOf(business(texts)).sure).toBe(false);
  });

  it('does not depend on the order of the words', () => {
    const keyword = fc.constantFrom(...eachKeyword.map(([each]) => each));
    fc.assert(
      fc.property(
        fc.array(keyword, { maxLength: 4 }),
        fc.infiniteStream(fc.nat()),
        (words, keys) => {
          const shuffled = words
            .map((word) => ({ word, key: keys.next().value }))
            .sort((one, other) => one.key - other.key)
            .map(({ word }) => word);
          const packBy = (each: readonly string[]) =>
            packOf(business({ vision: each.join(', ') })).pack;
          expect(packBy(shuffled)).toBe(packBy(words));
        },
      ),
    );
  });

  it('is not sure of any invented business, as one word may be that of a customer', () => {
    for (const { payload } of goldBusinesses) expect(packOf(payload).sure).toBe(false);
  });
});

describe('flags', () => {
  it('are those of the pack where it is known', () => {
    const { flags, nouns } = packOf(business(), 'Dentist');
    expect(nouns.customer).toBe('patients');
    expect(flags).toMatchObject({ pricesByOthers: true, pipeline: false, salesTeam: true });
  });

  it('leave out offers, commission and invoices where customers walk in', () => {
    for (const { id, keywords } of packs) {
      const { flags } = packOf(business(), keywords[0]);
      const isRelated = !flags.pipeline && !flags.commission && !flags.receivables;
      if (flags.walkIn) expect([id, isRelated]).toEqual([id, true]);
    }
  });

  const walkIn = {
    top: 9,
    ret: 50,
    prj: 19,
    rec: 29,
    ownerS: 49,
    one: 60,
    industry: 'other',
  } as const;

  it('tell customers who walk in from the answers', () => {
    const flagsWith = (answers: Partial<Answers>) =>
      packOf(business({}, { ...walkIn, ...answers })).flags;
    expect(flagsWith({})).toMatchObject({ walkIn: true, pipeline: false });
    expect(flagsWith({ one: 59, industry: 'retail' }).walkIn).toBe(true);
    for (const answers of [
      { top: 10 },
      { prj: 20 },
      { rec: 30 },
      { ownerS: 50 },
      { one: 59 },
      { top: 0, ret: 0 },
    ]) {
      expect(flagsWith(answers)).toMatchObject({ walkIn: false, pipeline: true });
    }
    expect(packOf(business({}, walkIn), 'Haulage').flags.walkIn).toBe(false);
  });

  it('draw nothing from answers that are not known', () => {
    const questionnaire: Questionnaire = {
      ...business({}, walkIn),
      meta: { notKnown: ['customer.top_clients_revenue'] },
    };
    expect(packOf(questionnaire).flags.walkIn).toBe(false);
  });

  it('are those of walk-in customers for the driving school alone of the invented businesses', () => {
    const found = goldBusinesses.filter(({ payload }) => packOf(payload).flags.walkIn);
    expect(found.map(({ id }) => id)).toEqual(['g02']);
  });

  it.each([
    ['We are a franchise of a bakery chain.', true],
    ['The licence for the practice yard ends in September.', true],
    ['We bottle it under licence.', true],
    ['Our liquor license runs out.', true],
    ['Learners get their driving licence here.', false],
    ['We sell licences for our software.', false],
    ['Our software license costs too much.', false],
    ['All our electricians are licensed.', false],
  ])('tell a licence: %s', (vision, licensed) => {
    expect(packOf(business({ vision })).flags.licensed).toBe(licensed);
    expect(packOf(business({ vision }), 'Bakery').flags.licensed).toBe(licensed);
  });
});
