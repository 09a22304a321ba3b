import { areas, priorities, readinessBands, situationIds } from '../enumerations.js';
import { levels } from './levels.js';
import { z } from '../zod.js';
import { counselSchema } from './counsel.js';

const texts = z.array(z.string());
const priority = z.enum(priorities);
const score = z.number().check(z.minimum(0), z.maximum(10));

export const executiveSummarySchema = z.object({
  overview: z.string(),
  keyHighlights: texts,
  criticalConsiderations: texts,
  transitionReadiness: z.string(),
});

export const introductionSchema = z.object({
  ellacOverview: z.string(),
  phaseTransitionContext: z.string(),
  analysisSignificance: z.string(),
});

const areaFindingsSchema = z.object({ currentState: z.string(), keyGaps: texts });

export const findingsSchema = z.object({
  systemsAnalysis: areaFindingsSchema,
  leadershipAnalysis: areaFindingsSchema,
  marketAnalysis: areaFindingsSchema,
  overallFindings: z.object({ keyStrengths: texts, keyWeaknesses: texts }),
});

export const recommendationSchema = z.object({
  /** The rule it comes from; the same step in the plan has the same id. Older reports have none. */
  stepId: z.optional(z.string()),
  action: z.string(),
  expectedOutcome: z.string(),
  priority,
  timeline: z.string(),
});

export const conclusionsSchema = z.object({
  strategicConclusions: z.object({
    overallConclusion: z.string(),
    systemsImplications: z.string(),
    leadershipImplications: z.string(),
    marketImplications: z.string(),
  }),
  recommendations: z.object({
    systems: z.array(recommendationSchema),
    leadership: z.array(recommendationSchema),
    market: z.array(recommendationSchema),
  }),
});

export const milestoneSchema = z.object({
  stepId: z.optional(z.string()),
  milestone: z.string(),
  /** A plain date, yyyy-MM-dd. */
  targetDate: z.iso.date(),
  dependencies: texts,
});

export const phaseActionSchema = z.object({
  stepId: z.optional(z.string()),
  description: z.string(),
  duration: z.string(),
  priority,
  dependencies: texts,
  successMetrics: texts,
  resources: texts,
  /** Plain dates. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  /** The owner's own time while the step runs. */
  ownerHoursPerWeek: z.optional(z.number()),
});

/** A step of a rule that holds, which does not fit into the plan now. */
export const laterStepSchema = z.object({
  stepId: z.string(),
  step: z.string(),
  /** The plain date from which there is room for it. */
  from: z.iso.date(),
  why: z.string(),
});

/** Something to leave alone for now. */
export const notNowSchema = z.object({ text: z.string(), why: z.string() });

export const actionPlanSchema = z.object({
  criticalPath: z.object({ description: z.string(), keyMilestones: z.array(milestoneSchema) }),
  implementationPhases: z.array(
    z.object({ phase: z.string(), timeline: z.string(), actions: z.array(phaseActionSchema) }),
  ),
  /** The descriptions of the actions to begin with; reports of older versions have none. */
  firstSteps: z.optional(texts),
  /** Steps that are postponed on purpose; reports of older versions have none. */
  later: z.optional(z.array(laterStepSchema)),
  /** One to four; reports of older versions have none. */
  notNow: z.optional(z.array(notNowSchema)),
});

/** The situation of the business and its evidence: paths of answers, ids of text facts. */
export const situationSchema = z.object({
  id: z.enum(situationIds),
  variant: z.optional(z.string()),
  because: texts,
});

/** The report on one page, which is also printed alone. */
export const pageOneSchema = z.object({
  situation: z.object({
    id: z.enum(situationIds),
    variant: z.optional(z.string()),
    /** Two sentences. */
    sentences: texts,
  }),
  /**
   * What an almost empty form may be, each with what holds then; absent where a form is filled in,
   * and in older reports.
   */
  cases: z.optional(z.array(z.object({ name: z.string(), text: z.string() }))),
  /** Up to three figures in money, each a sentence with its formula in words. */
  numbers: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** The figure that the sentence comes to; where it is absent, the sentence's first amount. */
      figure: z.optional(z.string()),
      /** What stands below the figure in place of the sentence; older reports have none. */
      caption: z.optional(z.string()),
      formula: z.string(),
    }),
  ),
  /**
   * Up to three, each with the plain date by which it is done and the reason why it comes first.
   */
  steps: z.array(
    z.object({
      id: z.string(),
      step: z.string(),
      by: z.iso.date(),
      /** True where the step has no end; its date is then that of a first result. */
      isFirstResult: z.optional(z.boolean()),
      why: z.string(),
    }),
  ),
  notNow: z.optional(notNowSchema),
});

/**
 * An area's two marks, each out of 10: one by the owner's ratings, one by the facts that the owner
 * stated.
 */
export const twoMarksSchema = z.object({ ratings: score, facts: score });

/** One scored answer: what was said, the points it earned (0–10) and its weight in its area (%). */
export const scoredItemSchema = z.object({
  id: z.string(),
  area: z.enum(areas),
  label: z.string(),
  /** The answers it is made from. */
  paths: texts,
  /**
   * The answer in words, with its unit; for a derived item, the answers that it is derived from.
   */
  answer: z.string(),
  points: score,
  weight: z.number(),
  /** False where the answer was left open and counts a little below the middle. */
  given: z.boolean(),
});

/** Why a sentence is in the report: the rule, the answers that the rule read, and its sources. */
export const ruleEvidenceSchema = z.object({
  ruleId: z.string(),
  /** The condition of the rule in words, with its threshold; reports of older rules have none. */
  condition: z.optional(z.string()),
  evidence: texts,
  /** Each `what it says (where)`. */
  sources: texts,
  /** Which thresholds the sources name and which are our own judgement; absent without a rule. */
  basis: z.optional(z.string()),
});

/** Evidence in the order of the lists it belongs to, one entry a sentence. */
export const reportEvidenceSchema = z.object({
  keyGaps: z.object({
    systems: z.array(ruleEvidenceSchema),
    leadership: z.array(ruleEvidenceSchema),
    market: z.array(ruleEvidenceSchema),
  }),
  recommendations: z.object({
    systems: z.array(ruleEvidenceSchema),
    leadership: z.array(ruleEvidenceSchema),
    market: z.array(ruleEvidenceSchema),
  }),
  keyStrengths: z.array(ruleEvidenceSchema),
  /** Reports of older rules have none. */
  keyWeaknesses: z.optional(z.array(ruleEvidenceSchema)),
});

export const readinessSchema = z.object({
  band: z.enum(readinessBands),
  /** The band in plain words. */
  label: z.string(),
  /** What is missing for the next band; empty in the highest. */
  missing: texts,
  redFlags: texts,
  /** How much of what is scored was answered, 0–100 whole per cent. */
  completeness: z.number().check(z.minimum(0), z.maximum(100)),
  /** False where too little is known for a band; absent where the band is valid. */
  judged: z.optional(z.boolean()),
});

export const scoresSchema = z.object({
  /** Each out of 10, with one decimal. */
  businessScore: score,
  leadershipScore: score,
  contextScore: score,
  /** The exact mean of the three. */
  overallScore: score,
});

/** The content of a report as an analyst writes it, without identity and delivery. */
export const reportContentSchema = z.object({
  ...scoresSchema.shape,
  summary: z.object({ executiveSummary: executiveSummarySchema, introduction: introductionSchema }),
  findings: findingsSchema,
  conclusions: conclusionsSchema,
  actionPlan: actionPlanSchema,
  readiness: readinessSchema,
  scoreBreakdown: z.array(scoredItemSchema),
  evidence: reportEvidenceSchema,
  /** Reports of older rules have no situation, page, marks and levels. */
  situation: z.optional(situationSchema),
  page: z.optional(pageOneSchema),
  /** Only where a language model gave it and it passed its checks. */
  counsel: z.optional(counselSchema),
  marks: z.optional(
    z.object({ systems: twoMarksSchema, leadership: twoMarksSchema, market: twoMarksSchema }),
  ),
  /** How each area stands: the level of its score, unless a critical gap lowers it. */
  levels: z.optional(
    z.object({ systems: z.enum(levels), leadership: z.enum(levels), market: z.enum(levels) }),
  ),
});

export type ExecutiveSummary = z.infer<typeof executiveSummarySchema>;
export type Introduction = z.infer<typeof introductionSchema>;
export type Findings = z.infer<typeof findingsSchema>;
export type AreaFindings = Findings['systemsAnalysis'];
export type Recommendation = z.infer<typeof recommendationSchema>;
export type Conclusions = z.infer<typeof conclusionsSchema>;
export type Milestone = z.infer<typeof milestoneSchema>;
export type PhaseAction = z.infer<typeof phaseActionSchema>;
export type ActionPlan = z.infer<typeof actionPlanSchema>;
export type ScoredItem = z.infer<typeof scoredItemSchema>;
export type RuleEvidence = z.infer<typeof ruleEvidenceSchema>;
export type ReportEvidence = z.infer<typeof reportEvidenceSchema>;
export type Readiness = z.infer<typeof readinessSchema>;
export type Scores = z.infer<typeof scoresSchema>;
export type LaterStep = z.infer<typeof laterStepSchema>;
export type NotNow = z.infer<typeof notNowSchema>;
export type ReportSituation = z.infer<typeof situationSchema>;
export type PageOne = z.infer<typeof pageOneSchema>;
export type TwoMarks = z.infer<typeof twoMarksSchema>;
export type ReportContent = z.infer<typeof reportContentSchema>;
