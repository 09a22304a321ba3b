import type { Area, Priority } from '@ellac/contracts';
import type { FactGround } from '../../conditions/facts/fact-condition.js';
import { holds } from '../../conditions/facts/fact-holds.js';
import type { FactRule } from '../rule.js';

/** A rule on facts with its place. Its ids are checked like those of {@link FactRule}. */
export interface PlacedFactRule<
  Id extends string = `R-${number}`,
  Gap extends string = string,
> extends FactRule<Id | Gap> {
  readonly id: Id;
  readonly area: Area;
  /** Rules on answers that this one replaces when it holds. */
  readonly replaces?: readonly Gap[];
}

/** How urgent a rule is that holds. */
export function priorityOf({ priority }: FactRule, ground: FactGround): Priority {
  if (typeof priority === 'string') return priority;
  return holds(priority.critical, ground) ? 'critical' : priority.else;
}
