import type { Business } from '../business.js';
import { capital } from '../../text/capital.js';
import { counted } from '../../text/counted.js';

/** A rule's own text as the report says it: the owner by name, ratings as `2 of 5`. */
export const inPerson = (text: string, { owner }: Business): string =>
  capital(
    text
      .replace(/\bthe owner\b/gi, owner)
      .replace(/^Owner\b/, owner)
      .replace(/^\d(?= people\b)/, (count) => counted(Number(count)))
      .replace(/\b(\d)\/5/g, '$1 of 5'),
  ).replace(/(?<=[.!?] )the owner\b/g, 'The owner');
