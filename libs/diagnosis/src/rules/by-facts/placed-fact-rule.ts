import type { Area, Priority } from '@ellac/contracts';
import type { FactGround } from '../../conditions/fact-condition.js';
import { holds } from '../../conditions/fact-holds.js';
import type { FactRuleId, GapRuleId } from '../../model/rule-ids.js';
import type { FactRule } from '../rule.js';

/** A rule on facts with its place. */
export interface PlacedFactRule extends FactRule {
  readonly id: FactRuleId;
  readonly area: Area;
  /** Rules on answers that this one replaces when it holds. */
  readonly replaces?: readonly GapRuleId[];
}

/** How urgent a rule is that holds. */
export function priorityOf({ priority }: FactRule, ground: FactGround): Priority {
  if (typeof priority === 'string') return priority;
  return holds(priority.critical, ground) ? 'critical' : priority.else;
}
