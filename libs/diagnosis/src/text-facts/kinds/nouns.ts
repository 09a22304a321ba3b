/** A pattern with groups of nouns put in; capital and small letters are the same. */
export const anyCase = (parts: TemplateStringsArray, ...nouns: readonly string[]): RegExp =>
  new RegExp(String.raw(parts, ...nouns), 'iu');

/** A pattern with groups of nouns put in, where a capital letter tells a name. */
export const asTyped = (parts: TemplateStringsArray, ...nouns: readonly string[]): RegExp =>
  new RegExp(String.raw(parts, ...nouns), 'u');

/** What an owner owns and may hand over. */
export const possession =
  '(?:business|company|firm|practice|shop|agency|clinic|studio|stake|shares?|half|part|hotel|school|farm|place|bakery|garage|restaurant|salon|cafe|café|pub|workshop|store|gym|nursery|pharmacy|brewery|winery|dealership)';

/** Who buys from a business. */
export const client =
  '(?:clients?|customers?|accounts?|buyers?|group|chain|hospital|clinic|council|city|municipality|schools?|university|hotels?|retailers?|supermarkets?|manufacturer|factory|agency|authority|insurer|bank|distributor|wholesaler|company|network|practice|office)';

/** Who works in a business: a role, a relative or a first name. */
export const role = String.raw`(?:manager|foreman|forewoman|chef|cook|accountant|bookkeeper|technician|engineer|partner|colleague|husband|wife|son|daughter|brother|sister|operator|planner|estimator|supervisor|leader|associates?|secretary|drivers?|nurse|therapist|instructor|teacher|buyer|developer|dispatcher|head of \w+|[A-Z][a-z]+)`;

/** A share of the whole in figures or in words. */
export const share = String.raw`(?:\b\d{1,3}\s?(?:%|percent\b|per cent\b)|\b(?:half|a third|one third|two thirds|a quarter|three quarters)\b)`;

/** A sum of money in figures or in words. */
export const sum = String.raw`(?:[$£€]\s?[\d.,]+(?:\s?(?:k|m|thousand|million))?|R\s?\d[\d ,.]*|\b\d+(?:[.,]\d+)?k\b|[\d.,]+(?:\s?(?:k|thousand|million))?\s?(?:€|dollars|pounds|euros?|rand|EUR|USD|GBP|ZAR|CAD|AUD)|(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ten|a|one|two|three|four|five|six|seven|eight|nine|hundred)[ -])+thousand (?:dollars|pounds|euros|rand))`;
