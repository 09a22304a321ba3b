/** Sources of regular expressions for figures that are written as words; for use with `iu`. */

const small = [
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  ...['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
];
const large = 'hundreds?|thousands?|millions?|billions?|trillions?|dozens?';
const any = `zero|one|${small.join('|')}|hundreds?|thousands?|millions?|billions?`;

/** `three`, `twenty-five`, `two or three`, `one hundred and ten`; hyphens are blanks here. */
const cardinal = `(?:${any})(?: (?:and |or |to )?(?:${any}))*`;
/** The same without a lone `one`, which is usually not a figure. */
const several = `(?:one (?:and |or |to )?)?(?:${small.join('|')}|${large})(?: (?:and |or |to )?(?:${any}))*`;

const time =
  'seconds?|minutes?|hours?|days?|nights?|weeks?|fortnights?|months?|quarters?|years?|decades?';
const percent =
  'percent|per cent|percentage points?|points? (?:out of|of|above|below|more|less|better|behind|ahead|higher|lower)|%';
const currency =
  'dollars?|euros?|pounds?|francs?|rand|rupees?|yen|cents?|pence|usd|eur|gbp|chf|zar|\\p{Sc}';
const heads =
  'people|persons?|employees|staff|workers|heads|clients|customers|functions|joiners|sellers|salespeople|partners|others|owners|colleagues|managers|leaders|helpers|newcomers|hires|apprentices|members|assistants|technicians|engineers|advisers|drivers';

/** What may stand between a number and its unit. */
const between =
  '(?:(?:full|whole|working|business|calendar|long|short|more|good|extra|further|additional|consecutive|straight|entire|test|solid|or so) ){0,2}';
const notNoun = '(?!of |in |for |to |the |and |or |per |a |an |with |by |at |on |as )';

const fractionOf = '(?:of|the(?! battle| way)|its|their|all|our)';
const part =
  'halves|thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|hundredths?';

const pattern = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'giu');

const headsOf = (number: string): RegExp =>
  pattern(`(?<number>${number}) (?:${notNoun}\\p{L}+ ){0,2}(?<unit>${heads})`);

/** How many people or customers, in words; as a figure of the business it needs a placeholder. */
export const headsInWords = headsOf(several);

/** The same where small numbers are no figures: advice speaks of "two candidates". */
export const manyHeadsInWords = headsOf(
  `(?!(?:two|three|four|five|six|seven|eight|nine|ten) \\p{L})${several}`,
);

const few = small.slice(0, 11).join('|');

/**
 * What advice may say in words, by count and unit: `two hour` of a talk, `half of` what is asked,
 * `three in` ten, `twice a week`, `two halves`.
 */
export const smallMeasure = new RegExp(
  `^(?:${[
    `half (?:${fractionOf})`,
    `(?:half an?|an? half|one|${few}) (?:minute|hour|day|night|week|month|quarter|year)`,
    `(?:one|${few}) (?:out )?(?:of|in)`,
    `(?:${few}) time`,
    `(?:twice|${few}) (?:an?|per|each|every|the|as|its|their|that|what)(?: (?:day|week|month|year))?`,
    `(?:an?|one|two|three) (?:${part}) (?:${fractionOf}|more|less)`,
    'two halves ?',
  ].join('|')})$`,
  'iu',
);

/**
 * Patterns for figures in words: the count (`number`) and what is counted (`unit`, where it is
 * named).
 */
export const figuresInWords: readonly RegExp[] = [
  `(?<number>${cardinal}) ${between}(?<unit>${percent}|${currency})`,
  // "One day" also means "some day".
  `(?!one day\\b)(?<number>${cardinal}|half an?|a half|(?:one|a) and a half) ${between}(?<unit>${time})`,
  `(?<number>${several}) (?<unit>times)`,
  `(?<number>${several}|twice) (?<unit>(?:an?|per|each|every) (?:${time}))`,
  `(?<number>twice) (?<unit>the|as|its|their|that|what)`,
  `(?<number>${several}) ?(?<unit>fold)`,
  `(?<number>${cardinal}) (?<unit>(?:out )?of|in) (?:every )?(?:${cardinal})`,
  `(?<!first |second |other |better |larger |smaller |next |last )(?<number>half) (?<unit>${fractionOf})`,
  `(?<number>(?:an?|one|${small.join('|')}|nearly|almost|over) (?:${part})) (?<unit>${fractionOf}|more|less)`,
  `(?<number>(?:one|${small.join('|')}) (?:${part}))`,
  `(?<number>doubled|tripled|halved|quadrupled|doubling|tripling|halving|${large})`,
  `(?<number>double|triple) (?<unit>the|its|their|that|what|revenue|sales|profits?|margins?|growth)`,
  `(?:rated|rates|rating of|scored?|scores|score of|stands at|marks of) (?:at |an? |only |just |about )?(?<number>${cardinal})`,
  `(?<unit>${time}|percent|per cent):? (?<number>${several})(?= ?[.,;:!?)]|$)`,
].map(pattern);

/** A unit that a filled-in figure already contains; "day by day" does not count. */
export const unitBehind = new RegExp(
  `^[ \\u00A0-]?(?!(\\p{L}+) by \\1)(?:${time}|${percent}|${currency}|(?:out )?of (?:five|ten)|/)(?![\\p{L}\\p{N}])`,
  'iu',
);
export const headsBehind = /^[ \u00A0-]?(?:people|persons?|employees|staff)(?!\p{L})/iu;
