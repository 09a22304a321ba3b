import type { TextFact } from '../text-facts/text-fact.js';
import { isWhat, pathsOf, percent, type Books, type Maker } from './books.js';
import type { Range } from './money-fact.js';
import { yearsOfProfit } from './profit-share.js';
import { roundToTenth } from './rounding.js';

/** The growth, in %, below which no extra cash is planned; judgement. */
const leastGrowth = 8;
/** In years of profit, the cash below which growth finances itself; judgement. */
const leastYears = 0.25;
/** Days after which invoices on terms of 30 days were paid, by trade (XSBI). */
const usualDays: Range = [30, 45];
const daysOfYear = 365;

/** The growth that is planned, in %; undefined where it is small or not known. */
const plannedGrowth = ({ answers, knows }: Books): number | undefined =>
  knows('growth') && answers.growth >= leastGrowth ? answers.growth : undefined;

/** The revenue that the plan asks for. */
export const growthExtra: Maker<'growth-extra'> = (books) => {
  const growth = plannedGrowth(books);
  if (growth === undefined) return null;
  const { revenue, tell, asGiven } = books;
  const extra = tell((revenue * growth) / 100);
  return {
    id: 'growth-extra',
    values: { extraRevenue: extra.value },
    inputs: pathsOf('rev', 'growth'),
    text: `Growth of ${percent(growth)} asks for ${extra.words} more revenue in the next twelve months.`,
    caption: `${isWhat(extra)} growth of ${percent(growth)} asks for in added revenue in twelve months`,
    formula: `${percent(growth)} of ${asGiven(revenue)}`,
  };
};

/**
 * The longest payment time in the owner's texts, because a cash plan has to allow for the worst
 * case.
 */
const slowestPayment = (facts: readonly TextFact[]): TextFact | undefined =>
  facts
    .filter(({ kind, days }) => kind === 'payment-days' && days !== undefined && days > 0)
    .toSorted((one, other) => other.days! - one.days!)[0];

/** The cash that growth binds in unpaid invoices (idea: SFG). */
export const growthCash: Maker<'growth-cash'> = (books) => {
  const growth = plannedGrowth(books);
  if (growth === undefined || books.profit === undefined) return null;
  const { profit, revenue, facts, flags, tell, tellRange, asGiven } = books;
  const payment = slowestPayment(facts);
  if (payment === undefined && !flags.receivables) return null;

  const days: Range = payment?.days === undefined ? usualDays : [payment.days, payment.days];
  const extra = (revenue * growth) / 100;
  const bound = (each: number) => (extra * each) / daysOfYear;
  const cash = tellRange([bound(days[0]), bound(days[1])]);
  const years: Range | undefined =
    profit > 0 ? [bound(days[0]) / profit, bound(days[1]) / profit] : undefined;
  if (cash.value[1] === 0 || (years !== undefined && years[1] < leastYears)) return null;

  const span = days[0] === days[1] ? `${days[0]}` : `${days[0]} to ${days[1]}`;
  const profitToo = years === undefined ? '' : `, ${yearsOfProfit(years)}`;
  const assumed = payment === undefined ? ', which is our assumption' : '';
  return {
    id: 'growth-cash',
    values: {
      extraRevenue: tell(extra).value,
      days,
      cash: cash.value,
      ...(years && { yearsOfProfit: [roundToTenth(years[0]), roundToTenth(years[1])] }),
    },
    inputs: [...pathsOf('rev', 'nm', 'growth'), ...(payment === undefined ? [] : [payment.id])],
    text: `Growth of ${percent(growth)} ties up ${cash.words} in unpaid invoices${profitToo}, if customers pay after ${span} days.`,
    caption: `${isWhat(cash)} growth of ${percent(growth)} ties up in unpaid invoices${profitToo}`,
    formula: `${percent(growth)} of ${asGiven(revenue)}, for ${span} of ${daysOfYear} days${assumed}`,
    caveat: 'Only unpaid invoices count here; stock and staff come on top.',
  };
};
