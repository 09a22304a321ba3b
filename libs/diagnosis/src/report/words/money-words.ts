import type { Business } from '../business.js';
import { amounts } from './amounts.js';
import { capital } from '../../text/capital.js';
import { variantOf } from './variant.js';

/** From this share of sales or of revenue on, the amount behind it is worth naming; judgement. */
const tellingShare = 30;

/** What each person brings in a year, where there are several. */
export function revenuePerHeadText(business: Business): string {
  const { size, people } = business;
  const perHead = amounts.perHead(business);
  if (perHead === undefined || people === undefined || size === 'solo') return '';
  return variantOf(business, [
    `Each of the ${people} stands for about ${perHead} of revenue a year, so work that is done twice costs real money.`,
    `Revenue comes to about ${perHead} a head, so every hour that good order saves is worth having.`,
    `With revenue of about ${perHead} a head, one person who waits for an answer is an expense as well as a nuisance.`,
  ]);
}

/** What the owner sells in a year, where that is much and others could take it over. */
export function ownSalesText(business: Business): string {
  const { answers, size, owner } = business;
  const amount = amounts.ownSales(business);
  if (amount === undefined || size === 'solo' || answers.ownerS < tellingShare) return '';
  return variantOf(business, [
    `In money, ${owner}'s own sales come to about ${amount} a year.`,
    `About ${amount} a year is sold by ${owner} in person.`,
    `${capital(owner)} brings in about ${amount} a year, which somebody else would have to learn to sell.`,
  ]);
}

/** What the largest clients bring in a year, where that is much. */
export function largestClientsText(business: Business): string {
  const amount = amounts.largestClients(business);
  if (amount === undefined || business.answers.top < tellingShare) return '';
  return variantOf(business, [
    `The largest clients stand for about ${amount} a year.`,
    `About ${amount} a year comes from the largest clients alone.`,
  ]);
}

/** How much of next year's revenue is secured, in money, where it is some but not most. */
export function securedText(business: Business): string {
  const { guar, spec, growth } = business.answers;
  const amount = amounts.secured(business);
  if (amount === undefined || guar < 5 || guar > 60 || growth < 0 || spec === 0) return '';
  return variantOf(business, [
    `If next year goes as planned, about ${amount} of its revenue is secured today.`,
    `Of the revenue planned for next year, about ${amount} is certain by now.`,
  ]);
}

/** What a year leaves over or costs. */
export function resultText(business: Business): string {
  const { answers, size } = business;
  const amount = amounts.result(business);
  if (amount === undefined) return '';
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
  const { answers } = business;
  const amount = amounts.growth(business);
  if (amount === undefined || Math.abs(answers.growth) < tellingGrowth) return '';
  return answers.growth < 0
    ? `The fall that is expected would take about ${amount} out of the year.`
    : variantOf(business, [
        `The growth that is planned means about ${amount} more to sell and to deliver in a year.`,
        `Next year’s plan asks for about ${amount} of extra revenue, and somebody has to deliver it.`,
      ]);
}
