import type { PartWords } from '../words/part-words.js';

/** `gaps S-01` of `gaps S-01 meaning`; `sections.overview 2` is an item already. */
export const itemOf = (place: string): string => place.split(' ').slice(0, 2).join(' ');

/** The words without these items, as `itemOf` names them. */
export function withoutItems(words: PartWords, items: ReadonlySet<string>): PartWords {
  const rest = <Item extends { readonly ruleId: string }>(list: string, all: readonly Item[]) =>
    all.filter(({ ruleId }) => !items.has(`${list} ${ruleId}`));
  return {
    sections: Object.fromEntries(
      Object.entries(words.sections).map(([name, claims]) => [
        name,
        claims.filter((_, index) => !items.has(`sections.${name} ${index + 1}`)),
      ]),
    ),
    gaps: rest('gaps', words.gaps),
    strengths: rest('strengths', words.strengths),
    recommendations: rest('recommendations', words.recommendations),
    weaknesses: rest('weaknesses', words.weaknesses),
    highlights: rest('highlights', words.highlights),
    considerations: rest('considerations', words.considerations),
  };
}
