/** Words that refer to something outside the phrase, so that it cannot be used alone. */
const pointing =
  /\b(?:I|me|my|mine|we|us|our|ours|you|your|he|him|his|she|her|hers|it|its|they|them|their|theirs|this|that|these|those|there|then|who|which|myself|himself|herself)\b/i;

/** The phrase that a pattern found in an owner's sentence, if it is short and can be used alone. */
export function safePhrase(found: string | undefined, maxWords: number): string | undefined {
  const phrase = found?.trim();
  if (phrase === undefined || phrase === '' || pointing.test(phrase)) return undefined;
  if (!/^[\p{L}\d][\p{L}\d '’%-]*$/u.test(phrase)) return undefined;
  return phrase.split(' ').length <= maxWords ? phrase : undefined;
}
