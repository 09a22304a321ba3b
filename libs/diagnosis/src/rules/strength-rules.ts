import { leadershipStrengths } from './strengths/leadership-strengths.js';
import { marketStrengths } from './strengths/market-strengths.js';
import { systemsStrengths } from './strengths/systems-strengths.js';

/** The rules that point to a strength, by area: what to keep and extend. */
export const strengthRules = {
  systems: systemsStrengths,
  leadership: leadershipStrengths,
  market: marketStrengths,
} as const;
