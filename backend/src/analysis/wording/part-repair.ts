import type { PartTask, PartWords } from '@ellac/diagnosis';
import type { Fault } from '../checks/fault.js';

const lists = ['gaps', 'strengths', 'recommendations', 'considerations'] as const;

/** Whether one of the faults stands at this place or inside it. */
const touched = (faults: readonly Fault[], place: string): boolean =>
  faults.some((fault) => fault.place === place || fault.place.startsWith(`${place} `));

/** The task with only what did not pass; all of it where the answer could not be read. */
export function narrowed(task: PartTask, faults: readonly Fault[]): PartTask {
  const failed = {
    sections: task.sections.filter(({ name }) => touched(faults, `sections.${name}`)),
    gaps: task.gaps.filter((id) => touched(faults, `gaps ${id}`)),
    strengths: task.strengths.filter((id) => touched(faults, `strengths ${id}`)),
    recommendations: task.recommendations.filter((id) => touched(faults, `recommendations ${id}`)),
    considerations: task.considerations.filter((id) => touched(faults, `considerations ${id}`)),
  };
  const isAny = Object.values(failed).some((items) => items.length > 0);
  return isAny ? { ...task, ...failed } : task;
}

/** The words with what the repair wrote anew in their place. */
export function merged(words: PartWords, repaired: PartWords): PartWords {
  const anew = Object.fromEntries(
    lists.map((list) => {
      const written = new Set(repaired[list].map(({ ruleId }) => ruleId));
      const kept = words[list].filter(({ ruleId }) => !written.has(ruleId));
      return [list, [...kept, ...repaired[list]]];
    }),
  ) as Pick<PartWords, (typeof lists)[number]>;
  return { sections: { ...words.sections, ...repaired.sections }, ...anew };
}
