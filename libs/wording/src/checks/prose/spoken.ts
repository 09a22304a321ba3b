/** What stands in double quotation marks: words that the owner says to somebody. */
const spoken = /[“"][^“”"]*[”"]/gu;

/** The text with something else in the place of what is said. */
export const inSpoken = (text: string, change: (words: string) => string): string =>
  text.replace(spoken, change);

/** A text without what is said. */
export const withoutSpoken = (text: string): string => inSpoken(text, () => ' ');
