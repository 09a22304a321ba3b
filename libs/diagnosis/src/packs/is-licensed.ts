/**
 * A franchise, or a licence that the business holds. The licences that a software company sells, or
 * that learners get, are none: an owner speaks of `our licence` or of `the licence for` a thing.
 */
const licence = new RegExp(
  [
    String.raw`\bfranchis(?:e|es|ed|ee|ees|or|ors|ing)\b`,
    String.raw`\blicen[cs]ees?\b`,
    String.raw`\bunder (?:a |an )?(?:\w+ )?licen[cs]e\b`,
    String.raw`\b(?:our|my) (?:(?!software|driving)\w+ )?licen[cs]e\b`,
    String.raw`\bthe (?:(?!software|driving)\w+ )?licen[cs]e (?:for|from|of|ends?|expires?|runs?)\b`,
  ].join('|'),
  'i',
);

/** Whether a text names a franchise or a licence under which the business works. */
export const isLicensed = (text: string): boolean => licence.test(text);
