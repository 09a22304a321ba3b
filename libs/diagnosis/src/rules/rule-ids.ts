import type { Area } from '@ellac/contracts';
import type { factRules } from './by-facts/fact-rules.js';
import type { gapRules } from './gap-rules.js';
import type { strengthRules } from './strength-rules.js';

/** The keys of each member of a union. */
type KeyOf<Rules> = Rules extends unknown ? keyof Rules : never;

/** A rule on answers that points to a gap. */
export type GapRuleId = KeyOf<(typeof gapRules)[Area][number]>;

/** A rule that the owner's own words, the situation or the money call for. */
export type FactRuleId = (typeof factRules)[number]['id'];

/** A rule that may become a step of the plan. */
export type StepRuleId = GapRuleId | FactRuleId;

export type StrengthRuleId = KeyOf<(typeof strengthRules)[Area]>;
