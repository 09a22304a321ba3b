import { concernedPersons, endingThings, exitRecipients, textFactKinds } from '../enumerations.js';
import { z } from '../zod.js';

/** What the owner's own words say, as it is kept with a report for the coach. */
export const textFactRecordSchema = z.object({
  /** `T01`, `T02` and so on; `because` of a situation names it. */
  id: z.string(),
  kind: z.enum(textFactKinds),
  /** The answer it stands in; absent where the owner told it by a tick alone. */
  path: z.optional(z.string()),
  /** As the owner typed it; absent without `path`. */
  sentence: z.optional(z.string()),
  /** The last day of the time that is named, a plain date. */
  date: z.optional(z.iso.date()),
  /** True where only a year is named: nothing finer than a year may be shown. */
  yearOnly: z.optional(z.boolean()),
  dayNamed: z.optional(z.boolean()),
  /** 0 to 100. */
  percent: z.optional(z.number()),
  days: z.optional(z.number()),
  /** In the currency of the company. */
  amount: z.optional(z.number()),
  /** In years. */
  age: z.optional(z.number()),
  who: z.optional(z.enum(concernedPersons)),
  to: z.optional(z.enum(exitRecipients)),
  thing: z.optional(z.enum(endingThings)),
  /** Whom or what an event happens to. */
  about: z.optional(z.enum(['client', 'supplier', 'site', 'rule'])),
  /**
   * The name or the role of the person who leaves, or who alone has the knowledge, as in the
   * sentence.
   */
  person: z.optional(z.string()),
  tense: z.optional(z.enum(['coming', 'happened'])),
  /** True where the sentence names an illness. */
  illness: z.optional(z.boolean()),
  /** The owner ticked or confirmed it, a pattern found it, or a language model did. */
  origin: z.enum(['owner', 'pattern', 'model']),
});
export type TextFactRecord = z.infer<typeof textFactRecordSchema>;
