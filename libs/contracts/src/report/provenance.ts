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

/** A check of a language model's words that did not hold. */
export const failedCheckSchema = z.object({
  part: z.enum(wordedParts),
  /** `V1` to `V11`, see `backend/src/analysis/checks`. */
  check: z.string(),
  /** Where: `sections.currentState 2`, `gaps S-01`. */
  place: z.string(),
  why: z.string(),
});
export type FailedCheck = z.infer<typeof failedCheckSchema>;

/** A check that a language model's counsel did not hold. */
export const counselFaultSchema = z.object({
  check: z.string(),
  /** Where: `heart`, `steps 2 how`, `sums Z3`. */
  place: z.string(),
  why: z.string(),
});
export type CounselFault = z.infer<typeof counselFaultSchema>;

/** How the words of a report were made; for coaches. */
export const wordingRecordSchema = z.object({
  promptVersion: z.string(),
  /** SHA-256 of all that was sent about the business, hexadecimal. */
  factsHash: z.string(),
  /** Spent on this report in all, prompts and answers. */
  tokens: z.number(),
  requests: z.number(),
  /** From the first request to the last answer of the try that finished it. */
  seconds: z.number(),
  /** What did not hold before a repair, and what was kept although it does not hold (V8). */
  failedChecks: z.array(failedCheckSchema),
  /** Parts that took the rules' text. */
  fellBack: z.array(z.enum(wordedParts)),
  /** What came of the counsel; absent where none was asked for, or no answer came. */
  counsel: z.optional(
    z.object({ isGiven: z.boolean(), failedChecks: z.array(counselFaultSchema) }),
  ),
});
export type WordingRecord = z.infer<typeof wordingRecordSchema>;

/** All that is kept of where a report comes from; for coaches. */
export const fullProvenanceSchema = z.extend(provenanceSchema, {
  /** Absent where no language model was asked. */
  wording: z.optional(wordingRecordSchema),
  /** Why the built-in analyst wrote it in the language model's place, in words for a coach. */
  fallbackReason: z.optional(z.string()),
});
export type FullProvenance = z.infer<typeof fullProvenanceSchema>;
