const creditors: readonly (readonly [name: string, words: RegExp])[] = [
  ['the bank', /\b(?:banks?|overdraft|credit line|loan)\b/iu],
  ['the tax office', /\b(?:tax(?:es|man)?|VAT|HMRC|IRS|ATO|SARS|revenue service)\b/iu],
  ['the landlord', /\b(?:rent|landlord)\b/iu],
  ['your suppliers', /\bsuppliers?\b/iu],
];

/** To whom money is owed by these sentences: `the bank`, `the tax office`. */
export const creditorsIn = (sentences: readonly string[]): readonly string[] =>
  creditors.flatMap(([name, words]) =>
    sentences.some((sentence) => words.test(sentence)) ? [name] : [],
  );
