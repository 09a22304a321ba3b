import { formatNumber } from '@ellac/contracts';
import { fillIn } from '../../rules/fill-in.js';
import type { Business } from '../business.js';

/** A text that may name `{{owner}}`, `{{owners}}` (possessive), `{{company}}` and figures by alias. */
export type Phrase = string;

/** The text as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sentenceStart = /(?:^|[.!?] )$/;

/** The phrase with this business's names and figures. */
export const say = (phrase: Phrase, business: Business): string =>
  phrase.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string, place: number) => {
    const opens = sentenceStart.test(phrase.slice(0, place));
    const owner = opens ? capital(business.owner) : business.owner;
    if (name === 'owner') return owner;
    if (name === 'owners') return `${owner}'s`;
    if (name === 'company') return business.company;
    return fillIn(placeholder, business.answers);
  });

/** The text as it stands inside a sentence. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `a`, `a and b`, `a, b and c` */
export const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const numerals =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );

/** Small counts in words, larger ones in figures. */
export const counted = (count: number): string => numerals[count] ?? formatNumber(count);
