import { formatMoney } from '@ellac/contracts';
import { revenuePerEmployee } from '../../derived.js';
import type { Business } from '../business.js';
import { capital } from './phrase.js';
import { variantOf } from './variant.js';

/** From this share of sales or of revenue on, the amount behind it is worth naming; judgement. */
const tellingShare = 30;

/** Two figures that count; more would claim a precision that shares of revenue do not have. */
const about = (amount: number, { answers: { country } }: Business): string =>
  formatMoney(Number(amount.toPrecision(2)), country);

const partOfRevenue = (percent: number, business: Business): string =>
  about((Math.abs(percent) * business.answers.rev) / 100, business);

/** What each person brings in a year, where there are several. */
export function revenuePerHeadText(business: Business): string {
  const { answers, size, revenue, people } = business;
  if (revenue === undefined || people === undefined || size === 'solo') return '';
  const perHead = about(revenuePerEmployee(answers), business);
  return variantOf(business, [
    `Each of the ${people} stands for about ${perHead} of revenue a year, so work that is done twice costs real money.`,
    `Revenue comes to about ${perHead} a head, so every hour that good order saves is worth having.`,
    `With revenue of about ${perHead} a head, one person who waits for an answer is an expense as well as a nuisance.`,
  ]);
}

/** What the owner sells in a year, where that is much and others could take it over. */
export function ownSalesText(business: Business): string {
  const { answers, size, revenue, owner, knows } = business;
  const telling = revenue !== undefined && size !== 'solo' && knows('ownerS');
  if (!telling || answers.ownerS < tellingShare) return '';
  const amount = partOfRevenue(answers.ownerS, business);
  return variantOf(business, [
    `In money, ${owner}'s own sales come to about ${amount} a year.`,
    `About ${amount} a year is sold by ${owner} in person.`,
    `${capital(owner)} brings in about ${amount} a year, which somebody else would have to learn to sell.`,
  ]);
}

/** What the largest clients bring in a year, where that is much. */
export function largestClientsText(business: Business): string {
  const { answers, revenue, knows } = business;
  if (revenue === undefined || !knows('top') || answers.top < tellingShare) return '';
  const amount = partOfRevenue(answers.top, business);
  return variantOf(business, [
    `The largest clients stand for about ${amount} a year.`,
    `About ${amount} a year comes from the largest clients alone.`,
  ]);
}

/** How much of next year's revenue is secured, in money, where it is some but not most. */
export function securedText(business: Business): string {
  const { answers, revenue, knows } = business;
  const { guar, spec, growth } = answers;
  const known = revenue !== undefined && knows('guar') && knows('growth');
  if (!known || guar < 5 || guar > 60 || growth < 0 || spec === 0) return '';
  const amount = partOfRevenue(guar * (1 + growth / 100), business);
  return variantOf(business, [
    `If next year goes as planned, about ${amount} of its revenue is secured today.`,
    `Of the revenue planned for next year, about ${amount} is certain by now.`,
  ]);
}

/** What a year leaves over or costs. */
export function resultText(business: Business): string {
  const { answers, revenue, size, knows } = business;
  if (revenue === undefined || !knows('nm') || answers.nm === 0) return '';
  const amount = partOfRevenue(answers.nm, business);
  if (answers.nm < 0) {
    return `At this margin, a year costs about ${amount} more than it brings.`;
  }
  if (size === 'solo') return `A year leaves about ${amount}, and any help has to be paid from it.`;
  if (size === 'large') {
    return variantOf(business, [
      `A year leaves about ${amount}, from which the change has to be paid as well.`,
      `About ${amount} is left of a year, and investment, reserves and the change share it.`,
    ]);
  }
  return variantOf(business, [
    `A year leaves about ${amount}, and anyone new who leads has to be paid from it.`,
    `What is left of a year, about ${amount}, is also what a deputy would be paid from.`,
  ]);
}

/** From this planned growth on (%), what it asks of the company is worth naming. */
const tellingGrowth = 10;

/** What the planned growth comes to in money. */
export function growthText(business: Business): string {
  const { answers, revenue, knows } = business;
  if (revenue === undefined || !knows('growth') || Math.abs(answers.growth) < tellingGrowth)
    return '';
  const amount = partOfRevenue(answers.growth, business);
  return answers.growth < 0
    ? `The fall that is expected would take about ${amount} out of the year.`
    : variantOf(business, [
        `The growth that is planned means about ${amount} more to sell and to deliver in a year.`,
        `Next year’s plan asks for about ${amount} of extra revenue, and somebody has to deliver it.`,
      ]);
}
