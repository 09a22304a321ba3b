import { formatMoney } from '@ellac/contracts';
import type { Business } from '../business.js';

/** From this share of sales or of revenue on, the amount behind it is worth naming; judgement. */
const tellingShare = 30;

/** Two figures that count; more would claim a precision that shares of revenue do not have. */
const about = (amount: number, { answers: { country } }: Business): string =>
  formatMoney(Number(amount.toPrecision(2)), country);

const partOfRevenue = (percent: number, business: Business): string =>
  about((Math.abs(percent) * business.answers.rev) / 100, business);

/** What the owner sells in a year, where that is much and others could take it over. */
export function ownSalesText(business: Business): string {
  const { answers, size, revenue, owner, knows } = business;
  const telling = revenue !== undefined && size !== 'solo' && knows('ownerS');
  return telling && answers.ownerS >= tellingShare
    ? `In money, ${owner}'s own sales come to about ${partOfRevenue(answers.ownerS, business)} a year.`
    : '';
}

/** What the largest clients bring in a year, where that is much. */
export function largestClientsText(business: Business): string {
  const { answers, revenue, knows } = business;
  return revenue !== undefined && knows('top') && answers.top >= tellingShare
    ? `The largest clients stand for about ${partOfRevenue(answers.top, business)} a year.`
    : '';
}

/** What a year leaves over or costs. */
export function resultText(business: Business): string {
  const { answers, revenue, knows } = business;
  if (revenue === undefined || !knows('nm') || answers.nm === 0) return '';
  const amount = partOfRevenue(answers.nm, business);
  return answers.nm < 0
    ? `At this margin, a year costs about ${amount} more than it brings.`
    : `A year leaves about ${amount}, and ${business.size === 'solo' ? 'whatever comes next' : 'anyone new who leads'} has to be paid from it.`;
}
