/** Phrases that say nothing, or say it from above; no text for an owner may hold one. */
export const forbiddenSentences: readonly string[] = [
  'No figure of this evaluation measures',
  'cannot judge an aim',
  'so it belongs in the talk',
  'Here another answer looks better',
  'The other answers point the same way',
  'One answer speaks for that chance',
  'The answers neither support nor question',
  'leads with',
  'not critical either',
  'likewise not critical',
  'Nothing here is critical',
  'each one makes the next easier',
  'the next one relies on it',
  'simply takes the first',
  'so the pace can follow the daily work',
  'No red flag stands in the way',
  'In the words of Churchill',
  'what is known about customers and competitors has never',
  'There is money to pay',
  'The two largest gains lie in',
];

/**
 * A count of one in figures, a pronoun without its noun at the start of a sentence, and a quote that is
 * cut at its end.
 */
export const forbiddenPatterns: readonly RegExp[] = [
  /\b1 (?:person|active partner|employee)\b(?! and)/u,
  /(?:^|[.!?] )If one of them\b/u,
  /…”/u,
];
