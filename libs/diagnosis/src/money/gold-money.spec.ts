import { describe, expect, it } from '@jest/globals';
import { answersOf, notKnownOf } from '../model/answers.js';
import { packOf } from '../packs/pack-of.js';
import businesses from '../testing/gold-businesses.json' with { type: 'json' };
import { goldBusinesses, type GoldBusiness } from '../testing/gold-businesses.js';
import type { MoneyFact } from './money-fact.js';
import { moneyOf } from './money-of.js';

const moneyOfGold = ({ payload, facts }: GoldBusiness): readonly MoneyFact[] =>
  moneyOf({
    answers: answersOf(payload),
    notKnown: notKnownOf(payload),
    facts,
    flags: packOf(payload).flags,
  });

/** The values under the names that the expected figures have. */
function asExpected(fact: MoneyFact): object {
  switch (fact.id) {
    case 'profit':
      return { value: fact.values.profit, total: fact.values.revenue };
    case 'price-1':
      return { value: fact.values.amount, shareOfProfit: fact.values.shareOfProfit };
    case 'break-even': {
      const { lossPerMonth, ...values } = fact.values;
      return { ...values, perMonth: lossPerMonth };
    }
    case 'client-loss': {
      const { share, atLeast, ...values } = fact.values;
      const basis = atLeast
        ? `at least a third of the three largest (${Math.round(share * 3)}%)`
        : `named client ${share}%`;
      return { basis, ...values };
    }
    case 'share-cap':
      return { replaceToReach25Percent: fact.values.otherRevenue };
    case 'growth-extra':
      return { value: fact.values.extraRevenue };
    case 'growth-cash': {
      const { extraRevenue, days, cash, yearsOfProfit } = fact.values;
      return {
        extraRevenue,
        days: days[0],
        low: cash[0],
        high: cash[1],
        yearsOfProfit: yearsOfProfit?.[1],
      };
    }
    case 'owner-sales':
    case 'per-head':
      return { value: fact.values.amount };
    case 'restated':
    case 'churn':
    case 'own-sum':
    case 'late-cash':
      return fact.values;
  }
}

/** Without the fields that are not given. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the money of the invented businesses', () => {
  it.each(businesses.map(({ title, expected }, index) => [title, expected.money, index] as const))(
    '%s',
    (_, expected, index) => {
      const money = moneyOfGold(goldBusinesses[index]!);
      const found = Object.fromEntries(money.map((fact) => [fact.id, asExpected(fact)]));
      expect(plain(found)).toEqual(expected);
    },
  );

  it('is told in sentences that name what their reports have to say', () => {
    for (const [index, { expected }] of businesses.entries()) {
      const money = moneyOfGold(goldBusinesses[index]!);
      const told = money.map(({ text, formula }) => `${text} ${formula}`).join('\n');
      const amounts = /\[\.,\]|years/;
      for (const { pattern } of expected.mustSay.filter((each) => amounts.test(each.pattern))) {
        expect(told).toMatch(new RegExp(pattern, 'i'));
      }
    }
  });
});
