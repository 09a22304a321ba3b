import type { ExitRecipient } from '@ellac/contracts';

/** A recipient that is ruled out, or is not part of the wish, does not count. */
const aside =
  /\b(?:none|neither|not one) of (?:my|our) \w+|\b(?:than|not|never) to (?:an? |the |my |our )?\w+|\b(?:no|not an?|never an?) (?:\w+ )?(?:buyers?|fund|group|chain|network|competitors?|investors?)\b|\b(?:children|sons?|daughters?|nephew|niece)\b[^.;,]{0,20}\b(?:not|no|never|other plans)\b|\b(?:with|for|near|see) (?:my|our|the) (?:\w+ )?(?:children|sons?|daughters?)\b/giu;

const recipients: readonly (readonly [ExitRecipient, RegExp])[] = [
  ['family', /\b(?:sons?|daughters?|children|nephew|niece)\b/iu],
  [
    'partner',
    /\bpartners?\b|\b(?:cousin|brother|sister)\b[^.;]*\b(?:half|shares?|stake)\b|\b(?:half|shares?|stake)\b[^.;]*\b(?:cousin|brother|sister)\b|\b(?:his|her|their) (?:half|shares?|stake)\b/iu,
  ],
  [
    'staff',
    /\b(?:employees?|staff|team|manager|foreman|forewoman|instructors?|technician|own people|people who work (?:here|with us|for us))\b/iu,
  ],
  ['buyer', /\b(?:buyers?|fund|group|chain|network|competitors?|investors?)\b/iu],
];

/** The first recipient that a sentence names; `open` where it names none of them. */
export const recipientAmong = (
  among: readonly (readonly [ExitRecipient, RegExp])[],
  named: string,
): ExitRecipient => among.find(([, pattern]) => pattern.test(named))?.[0] ?? 'open';

/** To whom a sentence about an exit wants to hand over; `open` where it names nobody. */
export const recipientIn = (sentence: string): ExitRecipient =>
  recipientAmong(recipients, sentence.replace(aside, ''));
