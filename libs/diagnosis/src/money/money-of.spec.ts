import { describe, expect, it } from '@jest/globals';
import { answersOf, type Alias, type Answers } from '../model/answers.js';
import { defaultFlags } from '../packs/pack.js';
import { questionnaireFrom } from '../testing/questionnaire-from.js';
import type { TextFact } from '../text-facts/text-fact.js';
import type { MoneyGround } from './books.js';
import type { MoneyFact, MoneyFactOf, MoneyId } from './money-fact.js';
import { moneyOf } from './money-of.js';

const fact = (rest: Partial<TextFact> & Pick<TextFact, 'kind'>): TextFact => ({
  id: 'T01',
  origin: 'pattern',
  ...rest,
});

const business: Answers = {
  ...answersOf(questionnaireFrom({})),
  country: 'US',
  rev: 1_000_000,
  gm: 40,
  nm: 10,
  emp: 8,
  partners: 1,
  ownerS: 60,
  top: 30,
  rec: 50,
  ret: 80,
  growth: 20,
  funcs: ['sales'],
  absd: 10,
};

type Rest = Partial<Omit<MoneyGround, 'answers' | 'notKnown'>>;

const money = (
  answers: Partial<Answers>,
  notKnown: readonly Alias[] = [],
  rest: Rest = {},
): readonly MoneyFact[] =>
  moneyOf({
    answers: { ...business, ...answers },
    notKnown: new Set(notKnown),
    facts: [],
    flags: defaultFlags,
    ...rest,
  });

const isOf =
  <Id extends MoneyId>(id: Id) =>
  (each: MoneyFact): each is Extract<MoneyFact, MoneyFactOf<Id>> =>
    each.id === id;

const the = <Id extends MoneyId>(id: Id, answers: Partial<Answers> = {}, rest: Rest = {}) =>
  money(answers, [], rest).find(isOf(id));

const idsOf = (facts: readonly MoneyFact[]) => facts.map(({ id }) => id);

describe('what is not known', () => {
  it('brings no figure at all without the revenue', () => {
    expect(money({ rev: 0 })).toEqual([]);
    expect(money({}, ['rev'])).toEqual([]);
  });

  it.each([
    ['nm', ['profit', 'price-1', 'growth-cash', 'restated', 'per-head']],
    ['top', ['client-loss']],
    ['growth', ['growth-extra', 'growth-cash']],
    ['ownerS', ['owner-sales']],
    ['emp', ['owner-sales', 'restated', 'per-head']],
    ['ret', ['churn']],
    ['rec', ['churn']],
  ] as const)('leaves out what needs %s', (alias, ids) => {
    const all = idsOf(money({ nm: 5 }));
    expect(all).toEqual(expect.arrayContaining([...ids]));
    const gone: readonly string[] = ids;
    expect(idsOf(money({ nm: 5 }, [alias]))).toEqual(all.filter((id) => !gone.includes(id)));
  });

  it('leaves out profit where both margins stand as the form came', () => {
    expect(the('profit', { nm: 0, gm: 0 })).toBeUndefined();
    expect(the('profit', { nm: 0, gm: 20 })?.text).toBe(
      'Of $1,000,000 in revenue, nothing is left as profit in a year.',
    );
  });
});

describe('each figure', () => {
  it('says about only where rounding changed it', () => {
    expect(the('profit')?.text).toContain('revenue, $100,000 is left');
    expect(the('profit', { rev: 1_001_000 })?.text).toContain('revenue, about $100,000 is left');
  });

  it('tells the whole as it was entered', () => {
    expect(the('owner-sales', { rev: 1_234_567, ownerS: 100 })?.values.amount).toBe(1_234_567);
  });

  it('compares one per cent of price with the profit, and with a loss not', () => {
    expect(the('price-1')?.values).toEqual({ amount: 10_000, shareOfProfit: 10 });
    expect(the('price-1', { nm: 0.5 })?.text).toContain('twice the profit');
    expect(the('price-1', { nm: -3 })?.values).toEqual({ amount: 10_000 });
  });

  it('speaks of no price where others set it', () => {
    const flags = { ...defaultFlags, pricesByOthers: true };
    expect(the('price-1', {}, { flags })).toBeUndefined();
    expect(the('break-even', { nm: -5 }, { flags })?.text).not.toMatch(/price/);
  });

  it('closes a loss by price, costs or volume, each alone', () => {
    expect(the('break-even')).toBeUndefined();
    const { priceRise, costCut, extraRevenue } = the('break-even', { nm: -10 })!.values;
    expect(1_000_000 * (1 + priceRise! / 100)).toBe(1_100_000);
    expect(1_100_000 * (1 - costCut / 100)).toBeCloseTo(1_000_000, -3);
    expect(extraRevenue).toBe(250_000);
    expect(the('break-even', { nm: -10, gm: 4 })!.values.extraRevenue).toBeUndefined();
  });

  it('takes the client who is named before a third of the three largest', () => {
    expect(the('client-loss', { top: 29 })).toBeUndefined();
    expect(the('client-loss')?.values).toMatchObject({ atLeast: true, revenue: 100_000 });
    const facts = [
      fact({ kind: 'client-share', percent: 20 }),
      fact({ id: 'T02', kind: 'client-share', percent: 40 }),
    ];
    const named = the('client-loss', {}, { facts });
    expect(named?.values).toMatchObject({ share: 40, revenue: 400_000, yearsOfProfit: 1.6 });
    expect(named?.inputs).toContain('T02');
  });

  it('draws nothing from a client who has left', () => {
    const facts = [fact({ kind: 'client-share', percent: 40, tense: 'happened' })];
    expect(the('client-loss', {}, { facts })).toBeUndefined();
  });

  it('tells years of profit only from 0.3 on', () => {
    const years = (nm: number) => the('client-loss', { nm })?.values.yearsOfProfit;
    expect(years(13.3)).toBe(0.3);
    expect(years(13.4)).toBeUndefined();
    expect(years(-1)).toBeUndefined();
  });

  it('works out what brings one client down to a quarter', () => {
    const facts = (percent: number) => [fact({ kind: 'client-share', percent })];
    expect(the('share-cap', {}, { facts: facts(25) })).toBeUndefined();
    const other = the('share-cap', {}, { facts: facts(40) })!.values.otherRevenue;
    expect(other).toBe(600_000);
    expect(400_000 / (1_000_000 + other)).toBeCloseTo(0.25, 5);
  });

  it('binds cash only from eight per cent of growth and a quarter of a year of profit on', () => {
    expect(the('growth-extra', { growth: 7.9 })).toBeUndefined();
    expect(the('growth-extra', { growth: 8 })?.values.extraRevenue).toBe(80_000);
    expect(the('growth-cash', { nm: 9.8 })?.values).toMatchObject({
      days: [30, 45],
      cash: [16_400, 24_700],
      yearsOfProfit: [0.2, 0.3],
    });
    expect(the('growth-cash', { nm: 9.9 })).toBeUndefined();
    expect(the('growth-cash', { nm: -1 })?.values.yearsOfProfit).toBeUndefined();
  });

  it('takes the longest time to pay that is named, even where customers seem to pay at once', () => {
    const flags = { ...defaultFlags, receivables: false };
    expect(the('growth-cash', { nm: 5 }, { flags })).toBeUndefined();
    const facts = [30, 90].map((days) => fact({ id: `T${days}`, kind: 'payment-days', days }));
    const cash = the('growth-cash', { nm: 5 }, { flags, facts });
    expect(cash?.values.cash).toEqual([49_300, 49_300]);
    expect(cash?.inputs).toContain('T90');
  });

  it('tells sales by the owner from three people and thirty per cent on', () => {
    expect(the('owner-sales', { ownerS: 29 })).toBeUndefined();
    expect(the('owner-sales', { emp: 2 })).toBeUndefined();
    expect(the('owner-sales', { ownerS: 30, emp: 3 })?.text).toBe(
      'You sell $300,000 a year yourself, 30% of the revenue.',
    );
    expect(the('owner-sales', { partners: 2 })?.text).toMatch(/^The partners together sell/);
  });

  it('tells nothing of customers who leave where few recur, or none leave', () => {
    expect(the('churn', { rec: 29 })).toBeUndefined();
    expect(the('churn', { ret: 0 })).toBeUndefined();
    expect(the('churn', { ret: 100 })).toBeUndefined();
    expect(the('churn', { ret: 96 })?.values).toEqual({ winAgain: 20_000 });
    expect(the('churn', { ret: 95 })?.values).toEqual({ winAgain: 25_000, fivePoints: 25_000 });
  });

  it('compares the largest sum that is named with the profit', () => {
    const sum = (amount: number) => ({ facts: [fact({ kind: 'own-sum', amount })] });
    expect(the('own-sum', {}, sum(4999))).toBeUndefined();
    expect(the('own-sum', {}, sum(5000))?.values).toEqual({ sum: 5000, shareOfProfit: 5 });
    expect(the('own-sum', {}, sum(300_000))?.text).toContain("three times a year's profit");
    expect(the('own-sum', {}, sum(300_001))).toBeUndefined();
    expect(the('own-sum', { nm: -1 }, sum(5000))).toBeUndefined();
  });

  it('tells what a client holds back that pays later than agreed', () => {
    const sentence = 'The dairy pays at 75 days, contract says 30.';
    const late = (days: number, path: TextFact['path'] = 'qualitative.challenges') => ({
      facts: [
        fact({ kind: 'client-share', percent: 40, path }),
        fact({ kind: 'late-payer', days, sentence, path: 'qualitative.challenges' }),
      ],
    });
    expect(the('late-cash', {}, late(75))?.values).toEqual({ days: 45, cash: 49_300 });
    expect(the('late-cash', {}, late(40))?.values.days).toBe(10);
    expect(the('late-cash', {}, late(39))).toBeUndefined();
    // A share in another answer may be that of another client.
    expect(the('late-cash', {}, late(75, 'qualitative.vision'))).toBeUndefined();
  });

  it('tells no years of profit where the net margin is above the gross one', () => {
    const client = { facts: [fact({ kind: 'client-share', percent: 50 })] };
    expect(the('client-loss', {}, client)?.values.yearsOfProfit).toBeDefined();
    expect(the('client-loss', { nm: 45 }, client)?.values.yearsOfProfit).toBeUndefined();
  });
});

describe('the restated profit', () => {
  const left = (answers: Partial<Answers>, rest: Rest = {}) =>
    the('restated', { emp: 12, ...answers }, rest)?.values.left;

  it('takes off what a hired manager is assumed to cost, by size and partners', () => {
    expect(left({})).toEqual([-30_000, 25_000]);
    expect(left({ emp: 9 })).toEqual([9000, 47_500]);
    expect(left({ nm: 40, partners: 2 })).toEqual([140_000, 250_000]);
    expect(left({ nm: 80, partners: 2, emp: 50 })).toEqual([384_000, 560_000]);
  });

  it('is for owners who work in the business, and for those who leave it', () => {
    expect(left({ emp: 49 })).toBeDefined();
    expect(left({ emp: 50 })).toBeUndefined();
    const led: Partial<Answers> = {
      funcs: ['sales', 'operations', 'service_delivery', 'customer_support'],
      absd: 14,
    };
    expect(left(led)).toBeUndefined();
    expect(left({ ...led, absd: 13 })).toBeDefined();
    expect(left({ ...led, funcs: led.funcs!.slice(1) })).toBeDefined();
    expect(left({ ...led, emp: 2 })).toBeDefined();
    expect(left(led, { facts: [fact({ kind: 'wish-exit' })] })).toBeDefined();
    expect(left({ nm: 0 })).toBeUndefined();
  });

  it('says at most, or little or nothing, where the pay takes it all', () => {
    expect(the('restated', { emp: 12 })?.text).toMatch(/the profit is \$25,000 a year at most\.$/);
    expect(the('restated', { emp: 12, nm: 3 })?.text).toMatch(/little or nothing is left/);
  });

  it('is exact with the pay and the rent that the owner gave', () => {
    const given = (taken: number, fair: number, nm = 10) =>
      the('restated', { nm, emp: 60 }, { ownerPay: { taken, fair } });
    expect(given(20_000, 70_000)?.values).toEqual({
      takenPay: 20_000,
      fairPay: 70_000,
      left: [50_000, 50_000],
      leftMargin: [5, 5],
    });
    expect(given(20_000, 70_000)?.text).toBe(
      'With fair pay for your own work, the profit is $50,000 a year.',
    );
    expect(given(0, 100_000)?.text).toMatch(/nothing is left/);
    expect(given(0, 120_000)?.text).toMatch(/loses \$20,000 a year/);
    expect(given(90_000, 60_000)?.values.left).toEqual([130_000, 130_000]);
    const premises = { paid: 12_000, fair: 30_000 };
    expect(left({}, { ownerPay: { taken: 0, fair: 50_000 }, premises })).toEqual([32_000, 32_000]);
    expect(left({ emp: 9 }, { premises })).toEqual([-9000, 29_500]);
    expect(the('restated', { emp: 9 }, { premises })?.values).toMatchObject({
      paidRent: 12_000,
      fairRent: 30_000,
    });
  });
});
