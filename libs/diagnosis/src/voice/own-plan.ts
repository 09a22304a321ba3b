import { capital } from '../text/capital.js';
import { ownTextsOf, type OwnWords } from '../text-facts/own-words.js';
import { sentencesOf } from '../text-facts/reading/sentences.js';
import { plannedPlaceIn } from '../text-facts/values/planned-place.js';
import { safePhrase } from './safe-phrase.js';

const gerunds: Readonly<Record<string, string>> = {
  buy: 'Buying',
  buying: 'Buying',
  lease: 'Leasing',
  leasing: 'Leasing',
  rent: 'Renting',
  renting: 'Renting',
  hire: 'Hiring',
  hiring: 'Hiring',
  'invest in': 'Investing in',
  'investing in': 'Investing in',
};
const bought = new RegExp(
  String.raw`\b(${Object.keys(gerunds).join('|')}) ((?:an?|another|two|three|four|five|more|our own|new) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?=[.,;!]|$| (?:for|in|at|by|next|when|with|and|because|to|from|on|if|this|so|as|or|once)\b)`,
  'iu',
);
/** As in “more agreements and a drone for inspections”. */
const besides = /\b(?:and|plus) (an? (?:[\p{L}-]+ )?[\p{L}-]+) (?:for|to)\b/u;
const denied = /\b(?:no|not|never|without|instead of|rather than|stop|stopped)\b|n't\b/iu;

/**
 * What the owner plans to open, buy, rent or hire, by the text on growth:
 * `Opening the second location`, `Buying a drone`. Undefined where it names nothing for sure.
 */
export function ownPlanOf(words: OwnWords): string | undefined {
  const sentences = ownTextsOf(words)
    .filter(
      ({ path, isUsable, language }) =>
        path === 'growth.strategy' && isUsable && language === 'english',
    )
    .flatMap(({ text }) => sentencesOf(text).map((sentence) => sentence.text));
  for (const sentence of sentences) {
    if (denied.test(sentence)) continue;
    const place = plannedPlaceIn(sentence);
    if (place !== undefined) return `Opening ${place}`;
    const [, verb = '', what] = bought.exec(sentence) ?? [];
    const phrase = safePhrase(what, 5);
    if (phrase !== undefined) return `${gerunds[verb.toLowerCase()]!} ${phrase}`;
    const thing = safePhrase(besides.exec(sentence)?.[1], 4);
    if (thing !== undefined) return capital(thing);
  }
  return undefined;
}
