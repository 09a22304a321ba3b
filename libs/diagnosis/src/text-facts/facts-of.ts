import type { Circumstance } from './circumstance.js';
import type { PlainDate } from './dates/period.js';
import { ownTextsOf, type OwnWords } from './own-words.js';
import { readAnswer } from './read-answer.js';
import type { TextFact } from './text-fact.js';
import { withTold, type Uncounted } from './told-facts.js';

/** Facts get their ids in the order in which they stand. */
export const counted = (facts: readonly Uncounted[], from = 1): readonly TextFact[] =>
  facts.map((fact, index) => ({ ...fact, id: `T${`${from + index}`.padStart(2, '0')}` }));

/**
 * What the owner's own words say. Texts without content, texts that read like instructions to a
 * machine and texts in a language that is not read are left out; so are questions. Dates and months count
 * from the day of submission.
 */
export function factsOf(
  words: OwnWords,
  submittedOn: PlainDate,
  circumstances: readonly Circumstance[] = [],
): readonly TextFact[] {
  const { country } = words.company_info;
  const read = ownTextsOf(words)
    .filter(({ isUsable, language }) => isUsable && language !== undefined)
    .flatMap(({ path, text, language }) =>
      readAnswer(text, { submittedOn, country, language }).map((fact) => ({
        ...fact,
        path,
        origin: 'pattern' as const,
      })),
    );
  return counted(withTold(read, circumstances, submittedOn));
}
