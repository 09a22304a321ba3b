import { passagesOf, type PartTask } from '@ellac/wording';
import type { StoredPart } from '../wording-state/worded-parts.js';

/** What the parts tell, for the summary: the checked words, or what the rules found. */
export const previousTextsOf = (
  tasks: readonly PartTask[],
  parts: readonly StoredPart[],
): readonly string[] =>
  tasks.flatMap((task) => {
    const words = parts.find(({ part }) => part === task.part)?.words;
    if (words) return passagesOf(words).map(({ text }) => text);
    return task.rules.map(({ finding, meaning }) => `${finding} ${meaning}`.trim());
  });
