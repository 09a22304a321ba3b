import type { PartTask, PartWords } from '@ellac/diagnosis';
import type { Fault } from './fault.js';

/** The lists of a part in which each assigned rule has its words. */
export const ruleLists = ['gaps', 'strengths', 'recommendations', 'considerations'] as const;
export type RuleList = (typeof ruleLists)[number];

export interface Coverage {
  /** The assigned rules without words; the report takes the rules' own text for these. */
  readonly missing: Readonly<Record<RuleList, readonly string[]>>;
  readonly faults: readonly Fault[];
}

/** V5: which rules of the part have words. */
export function coverageOf(words: PartWords, task: PartTask): Coverage {
  const missingIn = (list: RuleList) => {
    const worded = new Set(words[list].map(({ ruleId }) => ruleId));
    return task[list].filter((id) => !worded.has(id));
  };
  const missing = {
    gaps: missingIn('gaps'),
    strengths: missingIn('strengths'),
    recommendations: missingIn('recommendations'),
    considerations: missingIn('considerations'),
  };
  const critical = new Set(
    task.rules.filter(({ priority }) => priority === 'critical').map(({ id }) => id),
  );
  return {
    missing,
    faults: ruleLists.flatMap((list) =>
      missing[list].map((id) => ({
        check: 'V5' as const,
        place: `${list} ${id}`,
        why: critical.has(id) ? 'a critical rule has no words' : 'the rule has no words',
      })),
    ),
  };
}
