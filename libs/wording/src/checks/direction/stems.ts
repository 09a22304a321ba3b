import { withoutPlaceholders } from '../placeholder-values.js';

/** Function words, which do not show what a sentence is about. */
const functionWords = new Set(
  (
    'the of to in on at by for from with without as is are was were be been being has have had do does and but ' +
    'not nor so if then than that this these those which who whom whose what when where how why it its they them ' +
    'their there here one each all any some more most much can could will would should may might must need needs ' +
    'into out over under up down after before while until between because about only also yet still both such own ' +
    'other same very too two three four five six once every another per or no an'
  ).split(' '),
);

const ending = /(?:ies|es|s|ed|ing|y|e)$/;
/**
 * The length of a stem: long enough to distinguish words, short enough to match "customer" with
 * "customers".
 */
const stemLength = 5;

/** The stems of a text's content words; placeholders have none. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (
      withoutPlaceholders(text, ' ')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    )
      .filter((word) => word.length > 2 && !functionWords.has(word))
      .map((word) => word.replace(ending, '').slice(0, stemLength)),
  );
