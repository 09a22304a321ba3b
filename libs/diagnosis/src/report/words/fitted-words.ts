import { fittedLeadership } from './fitted/leadership.js';
import { fittedMarket } from './fitted/market.js';
import { fittedStrengths } from './fitted/strengths.js';
import { fittedSystems } from './fitted/systems.js';
import type { FittedWords } from './rule-words.js';
import type { BySize } from './wording.js';

/** Advice that has to be another for one or two people, for a handful, or for fifty and more. */
export const fittedWords: Readonly<Record<string, BySize<FittedWords>>> = {
  ...fittedSystems,
  ...fittedLeadership,
  ...fittedMarket,
  ...fittedStrengths,
};
