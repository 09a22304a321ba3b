import { z } from '../../zod.js';

/** How long the link to a shared plan is valid. */
export const planShareDays = 30;

/** How many links to its plan a report may have open at once. */
export const maxPlanShares = 10;

/** A link that shows the plan of a report and nothing else of it. */
export const planShareSchema = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Who made it: somebody with the report's link, or a coach. */
  madeBy: z.enum(['owner', 'coach']),
});
export type PlanShare = z.infer<typeof planShareSchema>;

/** The reply to GET and DELETE of /api/analysis/{reportId}/plan-shares: the open ones, newest first. */
export const planSharesSchema = z.object({ shares: z.array(planShareSchema) });
export type PlanShares = z.infer<typeof planSharesSchema>;

/** The reply to POST /api/analysis/{reportId}/plan-shares; the token is told here and never again. */
export const newPlanShareSchema = z.extend(planSharesSchema, { token: z.string() });
export type NewPlanShare = z.infer<typeof newPlanShareSchema>;

/**
 * The reply to GET /api/shared-plans/{reportId}: everything that the holder of such a link gets. No
 * scores, no figures of the business, no reasons.
 */
export const sharedPlanSchema = z.object({
  companyName: z.string(),
  /** The company's, which decides how dates are written; older servers send none. */
  country: z.optional(z.string()),
  /** The plan as of this moment; its dates count from there. */
  submittedAt: z.iso.datetime(),
  /** Until when the link is valid. */
  expiresAt: z.iso.datetime(),
  steps: z.array(
    z.object({
      /** That of the report; the steps are in the order of their numbers. */
      number: z.number(),
      title: z.string(),
      /** Plain dates; null where an older report has none. */
      from: z.nullable(z.iso.date()),
      by: z.nullable(z.iso.date()),
      /** True where `by` is the date of a first result. */
      isFirstResult: z.boolean(),
      to: z.nullable(z.iso.date()),
      measures: z.array(z.string()),
      hoursPerWeek: z.nullable(z.number()),
    }),
  ),
});
export type SharedPlan = z.infer<typeof sharedPlanSchema>;
