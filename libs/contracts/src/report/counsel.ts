import { z } from '../zod.js';

const texts = z.array(z.string());

/** A few sentences, and what they rest on: each `what it is: what was answered`. */
export const counselTextSchema = z.object({ text: z.string(), evidence: texts });

/** A step as it is done in this business. */
export const counselStepSchema = z.object({
  /** The step of the plan that it carries out; absent for a step of its own. */
  stepId: z.optional(z.string()),
  title: z.string(),
  /** True for the steps that matter most now; then page one tells these. */
  isFirst: z.optional(z.boolean()),
  /** The plain date by which it is done. */
  by: z.iso.date(),
  /** True where the step goes on, and its date is that of a first result. */
  isFirstResult: z.optional(z.boolean()),
  how: counselTextSchema,
  /** By what one sees that it is done. */
  measure: z.string(),
});

/** What a language model makes of the answers, in its own words, with every figure worked out here. */
export const counselSchema = z.object({
  /** What decides in this business now. */
  heart: counselTextSchema,
  /** By their dates. */
  steps: z.array(counselStepSchema),
  /** What would change the plan, and to what. */
  turns: z.array(counselTextSchema),
  /** What the answers leave open and the first talk should settle. */
  open: z.array(counselTextSchema),
  /** The figures that were worked out for these texts, each with its formula. */
  figures: z.array(z.object({ label: z.string(), value: z.string(), formula: z.string() })),
});

export type CounselText = z.infer<typeof counselTextSchema>;
export type CounselStep = z.infer<typeof counselStepSchema>;
export type Counsel = z.infer<typeof counselSchema>;
