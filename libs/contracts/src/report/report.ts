import { areas, priorities, readinessBands } from '../enumerations.js';
import { z } from '../zod.js';

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
  milestone: z.string(),
  /** A plain date, yyyy-MM-dd. */
  targetDate: z.iso.date(),
  dependencies: texts,
});

export const phaseActionSchema = z.object({
  description: z.string(),
  duration: z.string(),
  priority,
  dependencies: texts,
  successMetrics: texts,
  resources: texts,
});

export const actionPlanSchema = z.object({
  criticalPath: z.object({ description: z.string(), keyMilestones: z.array(milestoneSchema) }),
  implementationPhases: z.array(
    z.object({ phase: z.string(), timeline: z.string(), actions: z.array(phaseActionSchema) }),
  ),
  /** The descriptions of the actions to begin with; reports of older versions have none. */
  firstSteps: z.optional(texts),
});

/** One scored answer: what was said, the points it earned (0–10) and its weight in its area (%). */
export const scoredItemSchema = z.object({
  id: z.string(),
  area: z.enum(areas),
  label: z.string(),
  /** The answers it is made from. */
  paths: texts,
  /** The answer in words, with its unit; what the item was derived from where it is derived. */
  answer: z.string(),
  points: score,
  weight: z.number(),
  /** False where the answer was left open and counts a little below the middle. */
  given: z.boolean(),
});

/** Why a sentence of the report stands there: the rule, the answers it read, and its sources. */
export const ruleEvidenceSchema = z.object({
  ruleId: z.string(),
  /** When the rule speaks, with its threshold, in words; reports of older rules have none. */
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
});

export const scoresSchema = z.object({
  /** Each out of 10, with one decimal. */
  businessScore: score,
  leadershipScore: score,
  contextScore: score,
  /** The exact mean of the three. */
  overallScore: score,
});

/** What an analyst writes: everything of a report but its identity and its delivery. */
export const reportContentSchema = z.object({
  ...scoresSchema.shape,
  summary: z.object({ executiveSummary: executiveSummarySchema, introduction: introductionSchema }),
  findings: findingsSchema,
  conclusions: conclusionsSchema,
  actionPlan: actionPlanSchema,
  readiness: readinessSchema,
  scoreBreakdown: z.array(scoredItemSchema),
  evidence: reportEvidenceSchema,
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
export type ReportContent = z.infer<typeof reportContentSchema>;
