import type { Groups } from './forms.js';

/** Groups whose words are numbers. */
const numbers: readonly string[] = ['low', 'high', 'then'];

/**
 * A translation of the groups of a match into the words of the English forms: the first word list that
 * begins like a group gives its word; what none knows stays.
 */
export function inEnglishBy(
  words: readonly (readonly [RegExp, string])[],
  numberOf: (words: string) => string,
): (groups: Groups) => Groups {
  const translated = (group: string, text: string): string => {
    const lower = text.toLowerCase();
    const word = words.find(([pattern]) => pattern.test(lower))?.[1];
    return numbers.includes(group) && !word?.includes(' ') ? numberOf(lower) : (word ?? text);
  };
  return (groups) =>
    Object.fromEntries(
      Object.entries(groups).map(([group, text]) => [
        group,
        text === undefined ? undefined : translated(group, text),
      ]),
    );
}
