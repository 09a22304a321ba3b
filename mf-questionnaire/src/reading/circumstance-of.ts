import { circumstanceSchema, type Circumstance } from '@ellac/contracts';
import type { TextFact } from '@ellac/diagnosis/text-facts';

/** Whether the contract accepts the value. A value read from a text must never block sending. */
const isTaken = (name: 'percent' | 'days', value: number | undefined): boolean =>
  value !== undefined && circumstanceSchema.shape[name].safeParse(value).success;

/**
 * The circumstance that confirming a fact stores: its kind, and those of its details that the tick
 * has.
 */
export const circumstanceOf = (fact: TextFact): Circumstance => {
  const { kind, date, percent, days, to, who, thing } = fact;
  return {
    kind,
    ...(date !== undefined && { date }),
    ...(isTaken('percent', percent) && { percent }),
    ...(isTaken('days', days) && { days }),
    // A text without a recipient does not say that the recipient is undecided.
    ...(to !== undefined && to !== 'open' && { to }),
    ...(who !== undefined && { who }),
    ...(thing !== undefined && { thing }),
  };
};
