const rounded = 'about ';

/** Words that already say that the amount behind them is rounded. */
const roundingWord = /\b(?:about|around|roughly|approximately|nearly|almost|some) $/i;

/** A value as it is printed behind this beginning of a text, which may have a word for `about`. */
export const printedBehind = (before: string, value: string): string =>
  value.startsWith(rounded) && roundingWord.test(before) ? value.slice(rounded.length) : value;

const placeholder = /\{\{([^{}]*)\}\}/g;

/** The names in `{{…}}`, in their order, known or not. */
export const placeholdersOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(placeholder), ([, name]) => name!);
