import type { Business } from '../business.js';

export { counted } from '../../text/counted.js';

/** A text that may name `{{owner}}`, `{{owners}}` (possessive), `{{company}}` and figures by alias. */
export type Phrase = string;

/** The text as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sentenceStart = /(?:^|[.!?] )$/;

/** The phrase with this business's names and figures. */
export const say = (phrase: Phrase, business: Business): string =>
  business
    .figuresIn(phrase)
    .replace(/\{\{(owners?|company)\}\}/g, (_, name: string, place: number, told: string) => {
      if (name === 'company') return business.company;
      const owner = sentenceStart.test(told.slice(0, place))
        ? capital(business.owner)
        : business.owner;
      return name === 'owners' ? `${owner}'s` : owner;
    });

/** The text as it stands inside a sentence. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `a`, `a and b`, `a, b and c` */
export const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
