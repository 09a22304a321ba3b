import { z } from '../zod.js';

const texts = z.array(z.string());

/** A few sentences with their evidence; each entry is `what it is: what was answered`. */
export const counselTextSchema = z.object({ text: z.string(), evidence: texts });

/** A step, worded for this business. */
export const counselStepSchema = z.object({
  /** The step of the plan that it carries out; absent for a step of its own. */
  stepId: z.optional(z.string()),
  title: z.string(),
  /** True for the steps that matter most now; page one then shows these. */
  isFirst: z.optional(z.boolean()),
  /** The plain date by which it is done. */
  by: z.iso.date(),
  /** True where the step has no end; its date is then that of a first result. */
  isFirstResult: z.optional(z.boolean()),
  how: counselTextSchema,
  /** How to see that it is done. */
  measure: z.string(),
});

/**
 * A language model's conclusions from the answers, in its own words. The server computes every
 * figure in them.
 */
export const counselSchema = z.object({
  /** What matters most in this business now. */
  heart: counselTextSchema,
  /** By their dates. */
  steps: z.array(counselStepSchema),
  /** Events that would change the plan, and how. */
  turns: z.array(counselTextSchema),
  /** Open points of the answers that the first talk should clarify. */
  open: z.array(counselTextSchema),
  /** The figures that were computed for these texts, each with its formula. */
  figures: z.array(z.object({ label: z.string(), value: z.string(), formula: z.string() })),
});

export type CounselText = z.infer<typeof counselTextSchema>;
export type CounselStep = z.infer<typeof counselStepSchema>;
export type Counsel = z.infer<typeof counselSchema>;
