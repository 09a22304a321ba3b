import type { Country } from '@ellac/contracts';
import type { Range } from './money-fact.js';

/**
 * What a hired manager would cost a year, in the country's currency, for a business of 10 to 49
 * people. Judgement, to be replaced by the owner's own figure.
 */
const payOfManager: Readonly<Record<Country, Range>> = {
  // Source BLS: the middle half of managers earned 66,000 to 158,000 in 2017; ours is narrower, as
  // that range holds large companies too.
  US: [75_000, 130_000],
  // Assumption.
  GB: [45_000, 80_000],
  // Assumption; pay differs widely between the countries.
  EU: [50_000, 90_000],
  // Assumption.
  CA: [75_000, 130_000],
  // Assumption.
  AU: [90_000, 150_000],
  // Assumption.
  ZA: [600_000, 1_200_000],
};

/** A manager of few people earns less, and one of many people more. Assumption. */
const factorOf = (people: number): number => (people < 10 ? 0.7 : people < 50 ? 1 : 1.6);

/** A year's fair pay that is assumed for the work of all active partners together. */
export function assumedPay(country: Country, people: number, partners: number): Range {
  const [low, high] = payOfManager[country];
  const factor = factorOf(people) * partners;
  return [Math.round(low * factor), Math.round(high * factor)];
}
