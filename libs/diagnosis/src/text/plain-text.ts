/** Control, zero-width and direction characters, and others that show nothing. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** The text on one line, without characters that are not seen or turn the direction of reading. */
export const plainText = (text: string): string =>
  text
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .trim();
