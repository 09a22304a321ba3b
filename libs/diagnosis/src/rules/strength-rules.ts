import type { StrengthRuleId } from './ids.js';
import type { StrengthRule } from './rule.js';
import { leadershipStrengths } from './strengths/leadership.js';
import { marketStrengths } from './strengths/market.js';
import { systemsStrengths } from './strengths/systems.js';

/** The rules that point to a strength: what to keep and extend. */
export const strengthRules: Readonly<Record<StrengthRuleId, StrengthRule>> = {
  ...systemsStrengths,
  ...leadershipStrengths,
  ...marketStrengths,
};
