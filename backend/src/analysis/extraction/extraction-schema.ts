import { textFactKinds, z } from '@ellac/contracts';
import { textPaths, type ExtractedItem } from '@ellac/diagnosis';
import { type Completion, readJson, strictSchemaOf } from '@ellac/wording';

/** Twelve facts count at most; a model may name a few that do not. */
const maxFacts = 40;
/** Characters; a completion has a thousand. */
const longestSentence = 1500;
const maxBytes = 60_000;

const whole = z.strictObject({
  facts: z
    .array(
      z.strictObject({
        kind: z.enum(textFactKinds),
        path: z.enum(textPaths),
        sentence: z.string().check(z.maxLength(longestSentence)),
      }),
    )
    .check(z.maxLength(maxFacts)),
});

/** What the language model may return about the long answers: no figures, no dates, no names. */
export const extractionSchema = strictSchemaOf(whole);

/** What a completion says it found; null where it is not of the schema, cut off or too long. */
export function extractedIn(answer: Completion): readonly ExtractedItem[] | null {
  const { value } = readJson(answer, maxBytes);
  const result = whole.safeParse(value);
  return result.success ? result.data.facts : null;
}
