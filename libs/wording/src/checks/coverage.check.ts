import { wordedLists, type PartTask, type WordedList } from '../tasks/part-task.js';
import type { PartWords } from '../words/part-words.js';
import type { Fault } from './fault.js';

export interface Coverage {
  /** The requested rules without words; the report uses the rules' own text for these. */
  readonly missing: Readonly<Record<WordedList, readonly string[]>>;
  readonly faults: readonly Fault[];
}

/** V5: which rules of the part have words. */
export function coverageOf(words: PartWords, task: PartTask): Coverage {
  const missingIn = (list: WordedList) => {
    const worded = new Set(words[list].map(({ ruleId }) => ruleId));
    return task[list].filter((id) => !worded.has(id));
  };
  const missing = {
    gaps: missingIn('gaps'),
    strengths: missingIn('strengths'),
    recommendations: missingIn('recommendations'),
    weaknesses: missingIn('weaknesses'),
    highlights: missingIn('highlights'),
    considerations: missingIn('considerations'),
  };
  const critical = new Set(
    task.rules.filter(({ priority }) => priority === 'critical').map(({ id }) => id),
  );
  return {
    missing,
    faults: wordedLists.flatMap((list) =>
      missing[list].map((id) => ({
        check: 'V5' as const,
        place: `${list} ${id}`,
        why: critical.has(id) ? 'a critical rule has no words' : 'the rule has no words',
      })),
    ),
  };
}
