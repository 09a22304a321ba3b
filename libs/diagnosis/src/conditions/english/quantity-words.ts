import { type ScoredQuantity, scoredQuantities } from '../../model/scored-items.js';
import {
  countOf,
  numberOf,
  percentOf,
  type QuantityWords,
} from '../../model/items/item-amounts.js';
import type { Quantity } from '../quantities.js';

/** Quantities that are not scored, or only together with others. */
const others: Readonly<Record<Exclude<Quantity, ScoredQuantity>, QuantityWords>> = {
  custom: percentOf('the share of work made to measure'),
  teamS: percentOf("the sales team's share of sales"),
  otherS: percentOf('the share of sales made in other ways'),
  rec: percentOf('recurring revenue'),
  prj: percentOf('project revenue'),
  one: percentOf('one-time revenue'),
  guar: percentOf("the guaranteed part of next year's revenue"),
  likely: percentOf("the likely part of next year's revenue"),
  spec: percentOf("the speculative part of next year's revenue"),
  rev: numberOf('revenue'),
  emp: countOf('the number of employees'),
  partners: countOf('the number of active partners'),
  silent: countOf('the number of silent partners'),
  retentionGap: percentOf('retention'),
  grossGap: percentOf('gross margin'),
  goodNetMargin: percentOf('what is good in the industry'),
  recurringAndProject: percentOf('recurring plus project revenue'),
};

/** Each quantity by the words of the form, kept short: several stand in one sentence. */
export const quantityWords: Readonly<Record<Quantity, QuantityWords>> = {
  ...scoredQuantities,
  ...others,
};

/** `it` or `they`, for a quantity that the clause before has named. */
export const pronounFor = ({ verb }: QuantityWords): 'it' | 'they' =>
  verb === 'are rated' ? 'they' : 'it';
