import { emailSendStatuses, generationStatuses } from '../enumerations.js';
import { provenanceSchema } from '../report/provenance.js';
import { reportContentSchema } from '../report/report.js';
import { z } from '../zod.js';
import { comparisonSchema } from './desk/report-comparison.js';

const share = z.number().check(z.minimum(0), z.maximum(100));

/** Shares in per cent, as the owner gave them; null where a part is marked as not known. */
export const revenueSharesSchema = z.object({
  /** Who makes the sales. */
  salesBy: z.nullable(z.object({ owner: share, team: share, other: share })),
  /** What kind of revenue it is. */
  kind: z.nullable(z.object({ recurring: share, project: share, oneTime: share })),
  /** How sure next year's revenue is. */
  certainty: z.nullable(z.object({ guaranteed: share, likely: share, speculative: share })),
  /** What the three largest clients bring together. */
  largestClients: z.nullable(share),
});
export type RevenueShares = z.infer<typeof revenueSharesSchema>;

/** The reply to GET /api/analysis/{reportId}. */
export const analysisSchema = z.object({
  id: z.string(),
  ...reportContentSchema.shape,
  coachComments: z.optional(z.array(z.string())),
  /** The same comments, signed; older servers send none. */
  signedComments: z.optional(
    z.array(
      z.object({
        content: z.string(),
        /** The coach's display name; null where the coach gave none. Never a login name. */
        author: z.nullable(z.string()),
        createdAt: z.iso.datetime(),
      }),
    ),
  ),
  generationStatus: z.enum(generationStatuses),
  generationError: z.optional(z.nullable(z.string())),
  emailSendStatus: z.optional(z.nullable(z.enum(emailSendStatuses))),
  emailSentAt: z.optional(z.nullable(z.iso.datetime())),
  emailSentTo: z.optional(z.nullable(z.string())),
  company: z.object({
    name: z.string(),
    ownerName: z.string(),
    /** Decides how the report's dates are written; older servers send none. */
    country: z.optional(z.string()),
  }),
  submittedAt: z.iso.datetime(),
  /** The answers that the evidence names, in words; a percent group is one question. */
  answers: z.array(z.object({ path: z.string(), label: z.string(), text: z.string() })),
  revenueShares: revenueSharesSchema,
  /** What changed since the company's report before this one; null for the first. */
  previous: z.nullable(comparisonSchema),
  /** Whose product this is: the name in the copyright line. */
  provider: z.string(),
  aiGenerated: z.boolean(),
  /** Whether changed answers can be tried out on it; older servers do not say. */
  offersWhatIf: z.optional(z.boolean()),
  provenance: provenanceSchema,
});
export type Analysis = z.infer<typeof analysisSchema>;
export type SignedComment = NonNullable<Analysis['signedComments']>[number];
