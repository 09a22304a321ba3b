import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Words that everybody tries here first. */
const ownWords = ['ellac', 'correcthorsebatterystaple'];

/**
 * How many ways of reading signs as letters are tried for each part. By the library's default, a text
 * such as `p4$$w0rd` in a row takes seconds, during which the server answers nobody.
 */
const l33tMaxSubstitutions = 3;

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, ownWords },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions,
});

interface Strength {
  /** From 0 to 4, by the guesses that somebody needs who knows words, names, dates and keyboards. */
  readonly score: number;
  /** What zxcvbn calls the parts of the cheapest way to guess it: `dictionary`, `repeat` … */
  readonly patterns: readonly string[];
}

/** How hard a password is to guess. It loads lists of some 50,000 words: import it when needed. */
export function strengthOf(password: string): Strength {
  const { score, sequence } = estimator.check(password);
  return { score, patterns: sequence.map(({ pattern }) => pattern) };
}
