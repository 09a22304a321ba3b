import { circumstanceSchema, type Circumstance } from '@ellac/contracts';
import type { TextFact } from '@ellac/diagnosis/text-facts';

/** The value where the contract takes it, so that nothing that was read can stand in the way of sending. */
const kept = <Name extends 'percent' | 'days'>(name: Name, value: number | undefined) =>
  value !== undefined && circumstanceSchema.shape[name].safeParse(value).success
    ? { [name]: value }
    : {};

/** What confirming a fact tells: its kind, and of its details those that a tick has. */
export const circumstanceOf = (fact: TextFact): Circumstance => {
  const { kind, date, percent, days, to, who, thing } = fact;
  return {
    kind,
    ...(date !== undefined && { date }),
    ...kept('percent', percent),
    ...kept('days', days),
    // Who names nobody has not said that it is not decided.
    ...(to !== undefined && to !== 'open' && { to }),
    ...(who !== undefined && { who }),
    ...(thing !== undefined && { thing }),
  };
};
