import { quotesOf, variantOf } from '@ellac/diagnosis/parts';
import type { Business } from './business.js';

const otherLanguage = 'You wrote in another language; we quote it and draw no conclusion from it.';

/** Whether the owner wrote in a language that is quoted but not analysed. */
export const isInOtherLanguage = ({ questionnaire, diagnosis }: Business): boolean =>
  quotesOf(questionnaire, diagnosis.facts).some(({ isEnglish }) => !isEnglish);

/** Quotation marks inside a quotation would appear to end it. */
export const asQuoted = (text: string): string => `“${text.replaceAll(/[“”]/g, '"')}”`;

/**
 * What the report quotes of the owner, at most two passages, each with the words that lead to it; none
 * where too little is known.
 */
export function quotationsOf(business: Business): readonly string[] {
  const { questionnaire, diagnosis } = business;
  if (diagnosis.situation.id === 'too-little') return [];
  const quotes = quotesOf(questionnaire, diagnosis.facts);
  const firstOther = quotes.find(({ isEnglish }) => !isEnglish);
  const openings = variantOf(business, [
    ['You write:', 'You also write:'],
    ['In your own words:', 'And you add:'],
    ['Your answer says it:', 'Elsewhere you write:'],
    ['This is how you put it:', 'Another answer of yours:'],
    ['You told us:', 'You also told us:'],
  ]);
  return quotes.map((quote, index) => {
    const said = `${openings[index]} ${asQuoted(quote.text)}`;
    return quote === firstOther ? `${said} ${otherLanguage}` : said;
  });
}
