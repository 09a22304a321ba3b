import type { FactCondition, FactGround } from './fact-condition.js';
import { holds } from './fact-holds.js';

/**
 * Why a condition holds here: of alternatives those that hold, and without exceptions that do not
 * apply. Undefined where only an exception is left.
 */
export function reasonOf(condition: FactCondition, ground: FactGround): FactCondition | undefined {
  if ('not' in condition) return undefined;
  if ('all' in condition) {
    const all = condition.all.flatMap((each) => reasonOf(each, ground) ?? []);
    return all.length > 1 ? { all } : all[0];
  }
  if ('any' in condition) {
    const [first] = condition.any.filter((each) => holds(each, ground));
    return first && reasonOf(first, ground);
  }
  return condition;
}
