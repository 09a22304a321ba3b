/** Words that point to something outside the phrase, so that it would not stand alone. */
const pointing =
  /\b(?:I|me|my|mine|we|us|our|ours|you|your|he|him|his|she|her|hers|it|its|they|them|their|theirs|this|that|these|those|there|then|who|which|myself|himself|herself)\b/i;

/** What a pattern found in an owner's sentence, if it is short and stands alone. */
export function safePhrase(found: string | undefined, maxWords: number): string | undefined {
  const phrase = found?.trim();
  if (phrase === undefined || phrase === '' || pointing.test(phrase)) return undefined;
  if (!/^[\p{L}\d][\p{L}\d '’%-]*$/u.test(phrase)) return undefined;
  return phrase.split(' ').length <= maxWords ? phrase : undefined;
}
