const rounded = 'about ';

/** Words that already say that the amount behind them is rounded, or that no `about` may follow. */
const roundingWord =
  /\b(?:about|around|roughly|approximately|nearly|almost|some|the|this|that|these|those|your|their|its|another) $/i;

/** A value as it is printed behind this beginning of a text: `some €500`, `the €500`. */
export const printedBehind = (before: string, value: string): string =>
  value.startsWith(rounded) && roundingWord.test(before) ? value.slice(rounded.length) : value;

const placeholder = /\{\{([^{}]*)\}\}/g;

/** The names in `{{…}}`, in their order, known or not. */
export const placeholdersOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(placeholder), ([, name]) => name!);
