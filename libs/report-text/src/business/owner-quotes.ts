import { quotesOf, variantOf } from '@ellac/diagnosis/parts';
import type { Business } from './business.js';

/** What is said of a quotation that is not in English, by its language; of others that are not read. */
const remarks = {
  german: 'You wrote in German; we quote your words as you wrote them.',
  french: 'You wrote in French; we quote your words as you wrote them.',
} as const;
const otherLanguage = 'You wrote in another language; we quote it and draw no conclusion from it.';

/** Whether the owner wrote in a language that is quoted but not analysed. */
export const isInOtherLanguage = ({ questionnaire, diagnosis }: Business): boolean =>
  quotesOf(questionnaire, diagnosis.facts).some(({ language }) => language === undefined);

/** Quotation marks inside a quotation would appear to end it. */
export const asQuoted = (text: string): string => `“${text.replaceAll(/[“”]/g, '"')}”`;

/** What the report quotes of the owner, at most two passages, each with the words that lead to it. */
export function quotationsOf(business: Business): readonly string[] {
  const { questionnaire, diagnosis } = business;
  const quotes = quotesOf(questionnaire, diagnosis.facts);
  const openings = variantOf(business, [
    ['You write:', 'You also write:'],
    ['In your own words:', 'And you add:'],
    ['Your answer says it:', 'Elsewhere you write:'],
    ['This is how you put it:', 'Another answer of yours:'],
    ['You told us:', 'You also told us:'],
  ]);
  return quotes.map(({ text, language }, index) => {
    const said = `${openings[index]} ${asQuoted(text)}`;
    const isFirst = quotes.findIndex((each) => each.language === language) === index;
    if (language === 'english' || !isFirst) return said;
    return `${said} ${language === undefined ? otherLanguage : remarks[language]}`;
  });
}
