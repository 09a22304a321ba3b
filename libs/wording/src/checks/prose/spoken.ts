/** A text without what stands in double quotation marks: words that the owner says to somebody. */
export const withoutSpoken = (text: string): string => text.replace(/[“"][^“”"]*[”"]/gu, ' ');
