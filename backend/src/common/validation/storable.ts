const replacementCharacter = '\ufffd';

/**
 * A text in the form in which it can be stored: PostgreSQL takes neither the character 0 nor half a
 * surrogate pair. Replacing them keeps the length.
 */
export const storable = (text: string): string =>
  text.replaceAll('\u0000', replacementCharacter).replace(/\p{Cs}/gu, replacementCharacter);
