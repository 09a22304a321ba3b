import type { Fault, PartTask, PartWords, WordedList } from '@ellac/wording';

/** Whether one of the faults is at this place or inside it. */
const touched = (faults: readonly Fault[], place: string): boolean =>
  faults.some((fault) => fault.place === place || fault.place.startsWith(`${place} `));

/**
 * The task reduced to what failed the checks; the whole task where the completion could not be
 * parsed.
 */
export function narrowed(task: PartTask, faults: readonly Fault[]): PartTask {
  const failedIn = (list: WordedList) =>
    task[list].filter((id) => touched(faults, `${list} ${id}`));
  const failed = {
    sections: task.sections.filter(({ name }) => touched(faults, `sections.${name}`)),
    gaps: failedIn('gaps'),
    recommendations: failedIn('recommendations'),
    strengths: failedIn('strengths'),
    weaknesses: failedIn('weaknesses'),
    highlights: failedIn('highlights'),
    considerations: failedIn('considerations'),
  };
  const isAny = Object.values(failed).some((items) => items.length > 0);
  return isAny ? { ...task, ...failed } : task;
}

/** The items of a list, with the rewritten ones in place of their first version. */
function renewed<Item extends { readonly ruleId: string }>(
  items: readonly Item[],
  anew: readonly Item[],
): readonly Item[] {
  const written = new Set(anew.map(({ ruleId }) => ruleId));
  return [...items.filter(({ ruleId }) => !written.has(ruleId)), ...anew];
}

/** The texts with the repaired ones in place of their first version. */
export const merged = (words: PartWords, repaired: PartWords): PartWords => ({
  sections: { ...words.sections, ...repaired.sections },
  gaps: renewed(words.gaps, repaired.gaps),
  strengths: renewed(words.strengths, repaired.strengths),
  recommendations: renewed(words.recommendations, repaired.recommendations),
  weaknesses: renewed(words.weaknesses, repaired.weaknesses),
  highlights: renewed(words.highlights, repaired.highlights),
  considerations: renewed(words.considerations, repaired.considerations),
});
