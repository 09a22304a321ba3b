import { formatNumber } from '@ellac/contracts';
import { percentInWords } from '../answer-words.js';

/** How a quantity stands in a condition. */
export interface QuantityWords {
  readonly noun: string;
  readonly verb: 'is' | 'is rated' | 'are rated';
  readonly amount: (value: number) => string;
  /** It counts, so that nothing lies between 1 and 2. */
  readonly isWhole?: boolean;
}

/** A share or a rate. */
export const percentOf = (noun: string): QuantityWords => ({
  noun,
  verb: 'is',
  amount: percentInWords,
});

/** An amount that may have decimals. */
export const numberOf = (noun: string): QuantityWords => ({
  noun,
  verb: 'is',
  amount: formatNumber,
});

/** A number of people. */
export const countOf = (noun: string): QuantityWords => ({ ...numberOf(noun), isWhole: true });
