import type { TextFact } from '../text-facts/text-fact.js';
import { safePhrase } from './safe-phrase.js';

const nouns =
  'licen[cs]e|lease|permit|franchise|concession|contract|agreement|tenancy|framework|accreditation';
const ends =
  'ends?|expires?|runs? out|is up|runs? (?:to|until|till)|needs? (?:renewing|renewal)|has to be|must be|comes up';
const full = new RegExp(
  String.raw`\b[Tt]he ((?:${nouns}) (?:for|of|on) the (?:[\p{L}-]+ ){1,3})(?:${ends})\b`,
  'u',
);
const bare = new RegExp(String.raw`\b(?:[Tt]he|[Oo]ur|[Mm]y) (${nouns})\b`, 'u');

const neutral: Readonly<Record<NonNullable<TextFact['thing']>, string>> = {
  contract: 'the contract',
  site: 'the lease',
  right: 'the licence or permit',
};

/** What ends, as the owner calls it where that is sure: `the licence for the practice yard`. */
export function termIn({ sentence = '', thing }: Pick<TextFact, 'sentence' | 'thing'>): string {
  const phrase = safePhrase(full.exec(sentence)?.[1], 6) ?? safePhrase(bare.exec(sentence)?.[1], 1);
  if (phrase !== undefined) return `the ${phrase}`;
  return thing === undefined ? 'the contract, lease or licence' : neutral[thing];
}
