import { maxElsewhere, minShare, shareOf, wordList } from './word-shares.js';

/** Function words of English; every text of some length contains them. */
const english = wordList(
  `the and to our we is of in that with for are have has it this they from not by but will be which
  their who what when my been would can after more than each every i you us an at was all no until
  because before only how where while without`,
);

/**
 * Function words of Dutch, Afrikaans, German, French, Spanish, Portuguese and Italian that English
 * does not have.
 */
const elsewhere = wordList(
  `het een van en de ik die dat wij ons onze nie met voor zijn aan maar und der das ist wir ein eine
  nicht mit auf le la les et des du est une nous que pour dans el los las una por con para não um
  uma os do il di che per gli della sono alla nel è ho anche ek`,
);

/** Words that only English has, for terse notes with few function words. */
const onlyEnglish = wordList(
  `the our their of we with from they which when than because before after while without about would
  could should this have has been will until each every there them us by my cost costs last next year
  years month months week weeks day days customers clients company business staff pay pays paid take
  takes new work people two are want need like up now more only many everything`,
);

/**
 * A text also counts as English with this many different words that only English has, and hardly
 * any from other languages.
 */
const minOnlyEnglish = 2;

/** Polish has "i" and "to", too. */
const hasOnlyPolish = (words: readonly string[]): boolean =>
  words.every((word) => !english.has(word) || word === 'i' || word === 'to');

/** The share of English function words, from 0 to 1. */
export const englishShare = (words: readonly string[]): number => shareOf(words, english);

/** Whether words are those of an English text. */
export function looksEnglish(words: readonly string[]): boolean {
  const share = englishShare(words);
  const otherShare = shareOf(words, elsewhere);
  const plain = new Set(words.filter((word) => onlyEnglish.has(word)));
  if (share >= minShare && share >= otherShare && !hasOnlyPolish(words)) return true;
  return plain.size >= minOnlyEnglish && otherShare <= maxElsewhere;
}
