/** Words that are listed with blanks between them. */
export const wordList = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** The words of a text in small letters. */
export const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The share of the words that are known, from 0 to 1. */
export const shareOf = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.filter((word) => known.has(word)).length / Math.max(words.length, 1);

/** From this share of its words on a text is in a language (judgement). */
export const minShare = 0.2;
/** The most words from other languages in a terse note (judgement). */
export const maxElsewhere = 0.08;
