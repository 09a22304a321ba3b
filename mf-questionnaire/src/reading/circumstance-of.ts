import { circumstanceSchema, type Circumstance } from '@ellac/contracts';
import type { TextFact } from '@ellac/diagnosis/text-facts';

/** Whether the contract takes the value, so that nothing that was read can stand in the way of sending. */
const isTaken = (name: 'percent' | 'days', value: number | undefined): boolean =>
  value !== undefined && circumstanceSchema.shape[name].safeParse(value).success;

/** What confirming a fact tells: its kind, and of its details those that a tick has. */
export const circumstanceOf = (fact: TextFact): Circumstance => {
  const { kind, date, percent, days, to, who, thing } = fact;
  return {
    kind,
    ...(date !== undefined && { date }),
    ...(isTaken('percent', percent) && { percent }),
    ...(isTaken('days', days) && { days }),
    // A missing recipient does not mean that it is undecided.
    ...(to !== undefined && to !== 'open' && { to }),
    ...(who !== undefined && { who }),
    ...(thing !== undefined && { thing }),
  };
};
