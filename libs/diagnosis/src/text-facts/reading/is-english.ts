const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that hold English sentences together; no text of some length does without. */
const english = list(
  `the and to our we is of in that with for are have has it this they from not by but will be which
  their who what when my been would can after more than each every i you us an at was all no until
  because before only how where while without`,
);

/** Those of Dutch, Afrikaans, German, French, Spanish, Portuguese and Italian that English lacks. */
const elsewhere = list(
  `het een van en de ik die dat wij ons onze nie met voor zijn aan maar und der das ist wir ein eine
  nicht mit auf le la les et des du est une nous que pour dans el los las una por con para não um
  uma os do il di che per gli della sono alla nel è ho anche ek`,
);

/** Below this share of its words a text is not English (judgement). */
const leastShare = 0.2;
/** Shorter texts are lists and notes, which do without small words. */
const shortText = 20;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const shareOf = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.filter((word) => known.has(word)).length / Math.max(words.length, 1);

const looksEnglish = (words: readonly string[]): boolean =>
  shareOf(words, english) >= leastShare && shareOf(words, english) >= shareOf(words, elsewhere);

/** Whether a text is in English; a short one is judged with the other texts of the same owner. */
export function isEnglish(text: string, others: readonly string[]): boolean {
  const words = wordsOf(text);
  if (looksEnglish(words)) return true;
  return words.length < shortText && looksEnglish(wordsOf([text, ...others].join(' ')));
}
