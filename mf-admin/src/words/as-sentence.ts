/** A text with a stop at its end, so that another sentence can follow. */
export const asSentence = (text: string): string =>
  /[.!?]$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`;
