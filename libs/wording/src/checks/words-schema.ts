import { z } from '@ellac/contracts';
import { sectionNames, type PartTask, type SectionName } from '../tasks/part-task.js';
import type { PartWords } from '../words/part-words.js';
import { strictSchemaOf } from './strict-schema.js';
import { whyUnfit } from './why-unfit.js';

/** The JSON schema of a part's words and their parser: two views of the same rules. */
export interface WordsSchema {
  /** In the subset that strict structured output takes. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly parse: (value: unknown) => Parsed;
}

export type Parsed =
  | { readonly words: PartWords; readonly why?: undefined }
  /** The faults where it does not fit, without the values that were found. */
  | { readonly words: null; readonly why: string };

/** Longer than any text of a report; protects the later checks from texts of megabytes. */
const longestText = 1500;
const maxClaims = 20;
const maxIds = 60;

/** Strict structured output cannot express "always empty", so only the parser checks it. */
const never = z.array(z.enum(['none'])).check(z.maxLength(0));

const idsFrom = (ids: readonly string[]) =>
  ids.length === 0 ? never : z.array(z.enum([...ids])).check(z.maxLength(maxIds));

const listOf = <Shape extends z.core.$ZodShape>(ruleIds: readonly string[], shape: Shape) =>
  ruleIds.length === 0
    ? never
    : z
        .array(z.strictObject({ ruleId: z.enum([...ruleIds]), ...shape }))
        .check(z.maxLength(ruleIds.length));

/** What the language model may return for this part: its sections, rules and facts, and no others. */
export function wordsSchemaOf(task: PartTask): WordsSchema {
  const text = z.string().check(z.maxLength(longestText));
  const evidence = idsFrom(task.facts.map(({ id }) => id));
  const rules = idsFrom(task.rules.map(({ id }) => id));
  const claims = z.array(z.strictObject({ text, evidence, rules })).check(z.maxLength(maxClaims));
  const named = new Set(task.sections.map(({ name }) => name));
  const sections = Object.fromEntries(
    sectionNames.filter((name) => named.has(name)).map((name) => [name, claims]),
  ) as Partial<Record<SectionName, typeof claims>>;

  const whole = z.strictObject({
    sections: z.strictObject(sections as Record<string, typeof claims>),
    gaps: listOf(task.gaps, { finding: text, meaning: text, evidence }),
    recommendations: listOf(task.recommendations, { action: text, expectedOutcome: text }),
    strengths: listOf(task.strengths, { text, evidence }),
    weaknesses: listOf(task.weaknesses, { text, evidence }),
    highlights: listOf(task.highlights, { text, evidence }),
    considerations: listOf(task.considerations, { text, evidence }),
  });

  return {
    schema: strictSchemaOf(whole),
    parse: (value) => {
      const result = whole.safeParse(value);
      return result.success
        ? { words: result.data as PartWords }
        : { words: null, why: whyUnfit(result.error.issues) };
    },
  };
}
