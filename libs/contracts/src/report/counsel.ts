import { areas } from '../enumerations.js';
import { z } from '../zod.js';

const texts = z.array(z.string());

/** A few sentences with their evidence; each entry is `what it is: what was answered`. */
export const counselTextSchema = z.object({ text: z.string(), evidence: texts });

/**
 * A paragraph of a letter, with the list that it leads to and the figures that it sets side by side.
 */
const letterParagraphSchema = z.object({
  ...counselTextSchema.shape,
  points: z.optional(texts),
  /** The name of each column of figures; absent where there is one column. */
  heads: z.optional(texts),
  /** Rows of a table; `others` are the cells of its second and third column. */
  figures: z.optional(
    z.array(z.object({ label: z.string(), value: z.string(), others: z.optional(texts) })),
  ),
});

/** From so many denied answers on, the scores mislead more than they tell; judgement. */
export const manyDenied = 2;

const letterSectionSchema = z.object({
  /** A short sentence that says what holds. */
  title: z.string(),
  /** Sentences of it that must not be overlooked, as they stand there. */
  keys: z.optional(texts),
  /** The same in older reports, which have one. */
  key: z.optional(z.string()),
  paragraphs: z.array(letterParagraphSchema),
});

/** A step, worded for this business. */
export const counselStepSchema = z.object({
  /** That of the plan; the steps of its own have none in older reports, and `own-1` … since. */
  stepId: z.optional(z.string()),
  /** To which area it belongs; older reports do not say. */
  area: z.optional(z.enum(areas)),
  /** How long it takes; older reports do not say. */
  weeks: z.optional(z.number()),
  /** The owners' own hours a week while it runs; older reports do not say. */
  hours: z.optional(z.number()),
  title: z.string(),
  /** True for the steps that matter most now; page one then shows these. */
  isFirst: z.optional(z.boolean()),
  /** The plain date by which it is done. */
  by: z.iso.date(),
  /** True where the step has no end; its date is then that of a first result. */
  isFirstResult: z.optional(z.boolean()),
  /** Why it is among the first; one line for page one. */
  why: z.optional(z.string()),
  /** The section of the letter that tells how it is done, from 1; reports without a letter have none. */
  section: z.optional(z.number()),
  /**
   * What is done, in order. Reports with a letter tell it there, and older ones have one paragraph in
   * `how` instead.
   */
  actions: z.optional(texts),
  how: z.optional(counselTextSchema),
  /** What the actions rest on. */
  evidence: z.optional(texts),
  /** How to see that it is done. */
  measure: z.string(),
});

/** A text for each area, as far as there is one. */
const areaTextsSchema = z.object({
  systems: z.optional(counselTextSchema),
  leadership: z.optional(counselTextSchema),
  market: z.optional(counselTextSchema),
});

const notNowTextSchema = z.object({ what: z.string(), why: counselTextSchema });

/**
 * What a language model makes of the answers, in its own words, with every figure worked out here.
 * Where it has a `lead`, the fields of the report tell its plan and no other.
 */
export const counselSchema = z.object({
  /**
   * True where something that has just happened, such as an accident, leaves the owner no mind for the
   * question of readiness: the scores then do not open the report. Older reports do not say.
   */
  isUrgent: z.optional(z.boolean()),
  /** The verdict: what decides, and what that means. Reports without one have none of the next six. */
  lead: z.optional(counselTextSchema),
  /**
   * The figures that settle something, a sentence each; `figure` is the one that a sentence comes to.
   * Older reports do not say it.
   */
  numbers: z.optional(
    z.array(z.object({ ...counselTextSchema.shape, figure: z.optional(z.string()) })),
  ),
  strengths: z.optional(z.array(counselTextSchema)),
  weaknesses: z.optional(z.array(counselTextSchema)),
  /** Why the steps stand in this order. */
  order: z.optional(counselTextSchema),
  /** The fact behind the score of an area. */
  areas: z.optional(areaTextsSchema),
  /**
   * What the plan changes in an area, or, beside a letter, what has to change there before somebody
   * else can lead; older reports do not say.
   */
  effects: z.optional(areaTextsSchema),
  /**
   * Answers that the owner's own words deny, so that nothing should be built on them; `path` is that
   * of the answer. Older reports do not say. `ticked` is the question in short and its answer, which
   * `text` then does not repeat.
   */
  denied: z.optional(
    z.array(
      z.object({
        path: z.string(),
        ticked: z.optional(z.string()),
        text: z.string(),
        evidence: texts,
      }),
    ),
  ),
  /** Where the business stands on the way to Phase 2; older reports do not say. */
  readiness: z.optional(counselTextSchema),
  /** What to leave alone for now. */
  notNow: z.optional(notNowTextSchema),
  /** What else the owner names and no step is about, and when to come back to it; not in older reports. */
  later: z.optional(z.array(notNowTextSchema)),
  /**
   * By what one sees in the months ahead whether the advice is right, and what changes if it is not;
   * only with a letter.
   */
  conclusion: z.optional(counselTextSchema),
  /** With what to begin; reports without a letter begin with the first action of the first step. */
  begin: z.optional(counselTextSchema),
  /**
   * What decides in this business now and what to do about it, from beginning to end; older reports
   * have `heart`, `order`, `effects`, `later`, `turns`, `open` and the actions of the steps instead.
   */
  letter: z.optional(z.array(letterSectionSchema)),
  /** What decides in this business now; the first paragraph of the letter where there is one. */
  heart: counselTextSchema,
  /** The first ones in their order, then the others by their dates; older reports have all by their dates. */
  steps: z.array(counselStepSchema),
  /** Events that would change the plan, and how. */
  turns: z.array(counselTextSchema),
  /** Open points of the answers that the first talk should clarify. */
  open: z.array(counselTextSchema),
  /** The figures that were computed for these texts, each with its formula. */
  figures: z.array(z.object({ label: z.string(), value: z.string(), formula: z.string() })),
});

const speech = /^“[^“”]*”$/u;

/** Whether a paragraph of a letter is nothing but words to say to somebody. */
export const isSpeech = (paragraph: string): boolean => speech.test(paragraph);

export type CounselText = z.infer<typeof counselTextSchema>;
export type DeniedAnswer = NonNullable<z.infer<typeof counselSchema>['denied']>[number];
export type LetterSection = z.infer<typeof letterSectionSchema>;
export type CounselStep = z.infer<typeof counselStepSchema>;
export type Counsel = z.infer<typeof counselSchema>;
