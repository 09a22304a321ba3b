import { wordedParts } from '../enumerations.js';
import { z } from '../zod.js';

/** Where a report comes from, as its owner may know it. */
export const provenanceSchema = z.object({
  /** Who wrote it: the built-in analyst, or a language model whose words were checked. */
  engine: z.enum(['builtin', 'openai']),
  rulesVersion: z.string(),
  /** The language model, as its server named it. */
  model: z.optional(z.string()),
  /** Whether the built-in analyst wrote it only because the language model could not. */
  isFallback: z.optional(z.boolean()),
});
export type Provenance = z.infer<typeof provenanceSchema>;

/** A failed check of a language model's words. */
export const failedCheckSchema = z.object({
  part: z.enum(wordedParts),
  /** `V1` to `V11`, see `backend/src/analysis/checks`. */
  check: z.string(),
  /** The place of the fault: `sections.currentState 2`, `gaps S-01`. */
  place: z.string(),
  why: z.string(),
});
export type FailedCheck = z.infer<typeof failedCheckSchema>;

/** A failed check of a language model's counsel. */
export const counselFaultSchema = z.object({
  check: z.string(),
  /** The place of the fault: `heart`, `steps 2 how`, `sums Z3`. */
  place: z.string(),
  why: z.string(),
  /** True where the text stays in the report all the same; older reports do not say. */
  kept: z.optional(z.literal(true)),
});
export type CounselFault = z.infer<typeof counselFaultSchema>;

/** How the words of a report were made; for coaches. */
export const wordingRecordSchema = z.object({
  promptVersion: z.string(),
  /** SHA-256 of all that was sent about the business, hexadecimal. */
  factsHash: z.string(),
  /** Tokens spent on this report in all, prompts and completions. */
  tokens: z.number(),
  requests: z.number(),
  /** From the first request to the last completion of the try that finished the report. */
  seconds: z.number(),
  /**
   * The faults before a repair, and those of texts that were kept although they fail a check (V8).
   */
  failedChecks: z.array(failedCheckSchema),
  /** Parts that took the rules' text; none where the counsel carries the report. */
  fellBack: z.array(z.enum(wordedParts)),
  /** The outcome of the counsel; absent where none was requested, or no completion came. */
  counsel: z.optional(
    z.object({ isGiven: z.boolean(), failedChecks: z.array(counselFaultSchema) }),
  ),
});
export type WordingRecord = z.infer<typeof wordingRecordSchema>;

/** Everything that is stored on where a report comes from; for coaches. */
export const fullProvenanceSchema = z.extend(provenanceSchema, {
  /** Absent where no language model was asked. */
  wording: z.optional(wordingRecordSchema),
  /** Why the built-in analyst wrote it in the language model's place, in words for a coach. */
  fallbackReason: z.optional(z.string()),
});
export type FullProvenance = z.infer<typeof fullProvenanceSchema>;
