import { safePhrase } from './safe-phrase.js';

const window =
  /\b((?:after|within|in) (?:the |their )?first (?:\w+ )?(?:days?|weeks?|months?|year|season|term|order|visit|lesson)|(?:after|within) (?:a|one|two|three|four|five|six|\d+) (?:weeks?|months?|years?))\b/i;
const reason = /\bbecause (?!of\b)([^.;,]{3,60}?)(?=[.;,!]|$| (?:and|but|so)\b)/i;

/** When customers leave: `after the first year`. */
export const leaveWindowIn = (sentence: string): string | undefined =>
  window
    .exec(sentence)?.[1]
    ?.toLowerCase()
    .replace(/\btheir first\b|(?<=(?:after|within|in) )first\b/, 'the first');

/** Why customers leave, as a clause: `tickets wait for two days`. */
export const leaveReasonIn = (sentence: string): string | undefined =>
  safePhrase(reason.exec(sentence)?.[1], 8);
