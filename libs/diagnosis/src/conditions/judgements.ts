import type { Answers } from '../model/answers.js';
import { revenuePerEmployee } from '../model/derived.js';
import { allRatingsEqual, ratingIds } from '../model/ratings.js';
import { soundsInformal } from './informal-training.js';
import type { Reading } from './reading.js';

/**
 * Revenue for each employee that still looks plausible, in the country's currency. Wide on purpose:
 * it asks for a second look at a slip of the keyboard, and nothing is scored by it (source RPE).
 */
const plausible = { least: 10_000, most: 2_000_000 };
const plausibleInRand = { least: 100_000, most: 30_000_000 };

function isUnusualRevenuePerEmployee(answers: Answers): boolean {
  const { least, most } = answers.country === 'ZA' ? plausibleInRand : plausible;
  const amount = revenuePerEmployee(answers);
  return amount < least || amount > most;
}

/** What comparisons cannot express. */
export const judgements = {
  informalTraining: { reads: ['training'], of: ({ training }) => soundsInformal(training) },
  equalRatings: {
    reads: ratingIds,
    of: allRatingsEqual,
  },
  unusualRevenuePerEmployee: {
    reads: ['rev', 'emp', 'country'],
    of: isUnusualRevenuePerEmployee,
  },
} as const satisfies Readonly<Record<string, Reading<boolean>>>;

export type JudgementName = keyof typeof judgements;
