import { capital } from '../../text/capital.js';
import type { Phrase } from '../../text/phrase.js';
import type { Business } from '../business.js';

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
