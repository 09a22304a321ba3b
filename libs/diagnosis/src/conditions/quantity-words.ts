import { formatNumber } from '@ellac/contracts';
import { daysInWords, percentInWords } from '../model/answer-words.js';
import { type RatingId, ratings } from '../model/scored-items.js';
import type { Quantity } from './quantities.js';

/** How a quantity stands in a condition. */
export interface QuantityWords {
  readonly noun: string;
  readonly verb: 'is' | 'is rated' | 'are rated';
  readonly amount: (value: number) => string;
  /** It counts, so that nothing lies between 1 and 2. */
  readonly isWhole?: boolean;
}

const ratingWords = Object.fromEntries(
  ratings.map(({ id, label, verb }) => [
    id,
    { noun: label.toLowerCase(), verb, amount: (rating: number) => `${rating} of 5` },
  ]),
) as Readonly<Record<RatingId, QuantityWords>>;

const percent = (noun: string): QuantityWords => ({ noun, verb: 'is', amount: percentInWords });

const number = (noun: string): QuantityWords => ({ noun, verb: 'is', amount: formatNumber });

const count = (noun: string): QuantityWords => ({ ...number(noun), isWhole: true });

/** Each quantity by the words of the form, kept short: several stand in one sentence. */
export const quantityWords: Readonly<Record<Quantity, QuantityWords>> = {
  ...ratingWords,
  custom: percent('the share of work made to measure'),
  std: percent('the share of standard work'),
  team: count('the size of the sales team'),
  ownerS: percent("the owner's share of sales"),
  teamS: percent("the sales team's share of sales"),
  otherS: percent('the share of sales made in other ways'),
  top: percent("the largest clients' share"),
  ret: percent('retention'),
  rec: percent('recurring revenue'),
  prj: percent('project revenue'),
  one: percent('one-time revenue'),
  absd: { noun: "the owner's longest absence", verb: 'is', amount: daysInWords },
  growth: percent('projected growth'),
  guar: percent("the guaranteed part of next year's revenue"),
  likely: percent("the likely part of next year's revenue"),
  spec: percent("the speculative part of next year's revenue"),
  rev: number('revenue'),
  gm: percent('gross margin'),
  nm: percent('net margin'),
  emp: count('the number of employees'),
  partners: count('the number of active partners'),
  silent: count('the number of silent partners'),
  retentionGap: percent('retention'),
  grossGap: percent('gross margin'),
  goodNetMargin: percent('what is good in the industry'),
  recurringAndProject: percent('recurring plus project revenue'),
};

/** `it` or `they`, for a quantity that the clause before has named. */
export const pronounFor = ({ verb }: QuantityWords): 'it' | 'they' =>
  verb === 'are rated' ? 'they' : 'it';
