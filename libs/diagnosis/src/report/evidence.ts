import type { RuleEvidence, ScoredItem } from '@ellac/contracts';
import type { FiredRule } from '../diagnosis.js';
import { sources, type Source } from '../sources.js';

const sourceByKey: Readonly<Record<string, Source>> = sources;

function sourceInWords(key: string): string {
  const source = sourceByKey[key];
  return source === undefined ? key : `${source.what} (${source.where})`;
}

/** Why a sentence made from a rule stands in the report; sources in words, with where they are. */
export const evidenceOfRule = (rule: FiredRule): RuleEvidence => ({
  ruleId: rule.id,
  evidence: [...rule.evidence],
  sources: rule.sources.map(sourceInWords),
});

/** The same for a sentence made from one scored answer, which no source is needed for. */
export const evidenceOfItem = (item: ScoredItem): RuleEvidence => ({
  ruleId: `ITEM:${item.id}`,
  evidence: [...item.paths],
  sources: [],
});
