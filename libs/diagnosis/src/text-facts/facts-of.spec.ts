import { describe, expect, it } from '@jest/globals';
import { goldBusinesses, goldSubmittedOn } from '../testing/gold-businesses.js';
import { factsOf } from './facts-of.js';
import type { TextFact } from './text-fact.js';

/** What the gold businesses name of a fact; who, to whom and the like are tested by kind. */
const named = (fact: TextFact) => {
  const { kind, path, sentence, date, months, percent, days, amount, age, thing, id } = fact;
  return { kind, path, sentence, date, months, percent, days, amount, age, thing, id };
};

describe('factsOf', () => {
  it.each(goldBusinesses.map((business) => [business.title, business] as const))(
    '%s',
    (_, { payload, facts }) => {
      expect(factsOf(payload, goldSubmittedOn).map(named)).toEqual(facts.map(named));
    },
  );
});
