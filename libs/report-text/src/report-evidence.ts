import type { Area, RuleEvidence, ScoredItem } from '@ellac/contracts';
import {
  type FiredGap,
  type FiredStrength,
  joined,
  type SourceKey,
  sources,
} from '@ellac/diagnosis/parts';

const sourceInWords = (key: SourceKey): string => `${sources[key].what} (${sources[key].where})`;

/**
 * Which parts of the rule the sources support, so that nobody mistakes our judgement for theirs.
 */
const basisOf = (published: readonly string[]): string =>
  published.length === 0
    ? 'The sources support the topic; any threshold is our own judgement.'
    : `The sources support the topic and name ${joined(published)}; any other threshold is our own judgement.`;

/** Why a sentence made from a rule stands in the report; sources in words, with where they are. */
export const evidenceOfRule = (rule: FiredGap | FiredStrength): RuleEvidence => ({
  ruleId: rule.id,
  condition: rule.condition,
  evidence: [...rule.evidence],
  sources: rule.sources.map(sourceInWords),
  basis: basisOf(rule.published),
});

/** The same for a sentence that all scored answers of an area, or of all areas, lead to. */
export const evidenceOfItems = (
  of: Area | 'all',
  items: readonly ScoredItem[],
  condition: string,
): RuleEvidence => ({
  ruleId: `ITEMS:${of}`,
  condition,
  evidence: [...new Set(items.flatMap(({ paths }) => paths))],
  sources: [],
});
