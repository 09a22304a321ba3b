import { areas, readinessStandings } from '../../enumerations.js';
import { scoredItemSchema, scoresSchema } from '../../report/report.js';
import { z } from '../../zod.js';

const { shape: item } = scoredItemSchema;
const { shape: scores } = scoresSchema;

/** Whether a rule points to something that is missing, or to something that helps. */
export const ruleKinds = ['gap', 'strength'] as const;

/** Two to four reports side by side. Each list inside has one entry a report, in their order. */
export const sideBySideSchema = z.object({
  reports: z.array(
    z.object({
      id: z.string(),
      submittedAt: z.iso.datetime(),
      company: z.object({ id: z.string(), name: z.string() }),
      overallScore: scores.overallScore,
      band: z.enum(readinessStandings),
    }),
  ),
  areas: z.array(z.object({ area: z.enum(areas), scores: z.array(item.points) })),
  /** All scored items, those whose points differ most first. */
  items: z.array(
    z.object({
      id: item.id,
      area: item.area,
      label: item.label,
      /** Null where the report was made by rules that do not score it. */
      answers: z.array(
        z.nullable(z.object({ answer: item.answer, points: item.points, given: item.given })),
      ),
    }),
  ),
  /**
   * The rules that hold in one of them or more. They are today's rules for all, so that only answers
   * make a difference.
   */
  rules: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(ruleKinds),
      area: z.enum(areas),
      /** In words, with its thresholds. */
      condition: z.string(),
      holds: z.array(z.boolean()),
    }),
  ),
});
export type SideBySide = z.infer<typeof sideBySideSchema>;

/** How many companies are compared at once. */
export const comparedCompanies = { least: 2, most: 4 } as const;

/** Why a company is not among those compared. */
export const leftOutReasons = ['deleted', 'in-trash', 'no-report'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** The reply to GET /api/admin/comparison: the newest completed report of each company. */
export const companiesComparisonSchema = z.object({
  /** Null where fewer than two companies have a completed report. */
  sideBySide: z.nullable(sideBySideSchema),
  leftOut: z.array(
    z.object({
      companyId: z.string(),
      /** Null where the company is not there any more. */
      name: z.nullable(z.string()),
      why: z.enum(leftOutReasons),
    }),
  ),
});
export type CompaniesComparison = z.infer<typeof companiesComparisonSchema>;
