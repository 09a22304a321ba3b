import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyAnswers, anyNotKnown } from '../testing/any-answers.js';
import type { TextFact } from '../text-facts/text-fact.js';
import type { MoneyGround } from './books.js';
import type { MoneyFact } from './money-fact.js';
import { moneyOf, numbersOf } from './money-of.js';

const idsOf = (facts: readonly MoneyFact[]) => facts.map(({ id }) => id);

const anyGround: fc.Arbitrary<MoneyGround> = fc.record({
  answers: fc
    .tuple(anyAnswers, fc.integer({ min: 1000, max: 1_000_000_000 }))
    .map(([answers, rev]) => ({ ...answers, rev })),
  notKnown: fc.oneof(fc.constant([]), anyNotKnown).map((aliases) => new Set(aliases)),
  flags: fc.record({ receivables: fc.boolean(), pricesByOthers: fc.boolean() }),
  facts: fc.subarray<TextFact>([
    { id: 'T01', origin: 'pattern', kind: 'client-share', percent: 38 },
    { id: 'T02', origin: 'pattern', kind: 'payment-days', days: 60 },
    { id: 'T03', origin: 'pattern', kind: 'own-sum', amount: 40_000 },
    { id: 'T04', origin: 'pattern', kind: 'wish-exit' },
  ]),
});

const amountsIn = (text: string): readonly string[] => text.match(/[$£€R][\d,]*\d/g) ?? [];

describe('any business', () => {
  it('has no part above its total', () => {
    fc.assert(
      fc.property(anyGround, (ground) => {
        const { rev } = ground.answers;
        for (const each of moneyOf(ground)) {
          if (each.id === 'profit') expect(Math.abs(each.values.profit)).toBeLessThanOrEqual(rev);
          if (each.id === 'client-loss') expect(each.values.revenue).toBeLessThanOrEqual(rev);
          if (each.id === 'owner-sales') expect(each.values.amount).toBeLessThanOrEqual(rev);
          if (each.id === 'churn') expect(each.values.winAgain).toBeLessThanOrEqual(rev);
          if (each.id === 'restated') {
            const [low, high] = each.values.left;
            expect(low).toBeLessThanOrEqual(high);
            expect(each.values.assumedPay).toBeDefined();
          }
        }
      }),
    );
  });

  it('reads one short sentence for each figure, with a figure in it and its formula', () => {
    fc.assert(
      fc.property(anyGround, (ground) => {
        for (const { text, formula, caveat = '.', inputs } of moneyOf(ground)) {
          expect(text).toMatch(/^[A-Z][^.!?]*(?:[.,]\d[^.!?]*)*\.$/);
          expect(text.split(' ').length).toBeLessThanOrEqual(27);
          expect(caveat).toMatch(/\.$/);
          for (const part of [text, formula]) {
            expect(part).not.toMatch(/undefined|NaN|Infinity|null|-|\b1 (?:person|month)\b/);
          }
          expect(amountsIn(formula).length + amountsIn(text).length).toBeGreaterThan(0);
          expect(inputs).toContain('financial.annual_revenue');
          expect(new Set(inputs).size).toBe(inputs.length);
        }
      }),
    );
  });

  it('needs all its inputs: once one of them is not known, the figure is gone or rests on others', () => {
    fc.assert(
      fc.property(anyGround, (ground) => {
        const known: MoneyGround = { ...ground, notKnown: new Set() };
        for (const { id, inputs } of moneyOf({ ...known, facts: [] })) {
          const needsMargin = inputs.includes('financial.net_profit_margin');
          const without = moneyOf({ ...known, facts: [], notKnown: new Set(['nm']) });
          const still = without.find((each) => each.id === id);
          if (needsMargin) expect(still?.inputs ?? []).not.toContain('financial.net_profit_margin');
          else expect(still).toBeDefined();
        }
      }),
    );
  });

  it('has each figure once, and at most three on the first page', () => {
    fc.assert(
      fc.property(anyGround, (ground) => {
        const all = moneyOf(ground);
        expect(new Set(idsOf(all)).size).toBe(all.length);
        const list = ['restated', 'profit', 'own-sum', 'owner-sales', 'price-1'] as const;
        const shown = numbersOf(list, all);
        const canBeShown = list.filter((id) => all.some((each) => each.id === id));
        expect(idsOf(shown)).toEqual(canBeShown.slice(0, 3));
      }),
    );
  });
});
