import type { Kind } from './kind.js';
import { anyCase, sum } from './nouns.js';
import { amountsIn } from '../values/figures-in.js';

/** A sum that the owner names as a cost or a loss. */
export const ownSum: Kind = {
  kind: 'own-sum',
  patterns: [
    anyCase`\b(?:eats? up|wrote off|write off|written off|burns?|wastes?|steals?)\b[^.;]{0,30}?${sum}`,
    anyCase`\b(?:costs?|cost us|loses?|lost|losing|missed|wasted|owe)\b[^.;]{0,30}?${sum}`,
  ],
  not: [/\b(?:costs? (?:a|each|the) customers?|clients?)\b/iu, /\bfrom [$£€]/iu],
  values: ({ match: [words], country }) => {
    const [amount] = amountsIn(words, country);
    return amount === undefined ? {} : { amount };
  },
};
