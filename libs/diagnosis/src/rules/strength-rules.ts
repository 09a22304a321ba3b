import type { Area } from '@ellac/contracts';
import type { StrengthRuleId } from '../model/rule-ids.js';
import type { StrengthRule } from './rule.js';
import { leadershipStrengths } from './strengths/leadership-strengths.js';
import { marketStrengths } from './strengths/market-strengths.js';
import { systemsStrengths } from './strengths/systems-strengths.js';

const byArea: Readonly<Record<Area, Readonly<Partial<Record<StrengthRuleId, StrengthRule>>>>> = {
  systems: systemsStrengths,
  leadership: leadershipStrengths,
  market: marketStrengths,
};

/** The rules that point to a strength: what to keep and extend. */
export const strengthRules: Readonly<Record<StrengthRuleId, StrengthRule>> = {
  ...systemsStrengths,
  ...leadershipStrengths,
  ...marketStrengths,
};

/** The area that a strength belongs to. */
export const areaOfStrength = (id: StrengthRuleId): Area =>
  id in byArea.systems ? 'systems' : id in byArea.leadership ? 'leadership' : 'market';
