import { z } from '../../zod.js';

/** What happened with a company, as one line of time. */
export const activityKinds = [
  'submitted',
  'completed',
  'failed',
  'regenerated',
  'mail-sent',
  'mail-failed',
  'resent',
  'address-corrected',
  'link-opened',
  'step-ticked',
  'step-unticked',
  'plan-shared',
  'plan-revoked',
  'note',
  'note-deleted',
  'comment',
  'comment-corrected',
  'comment-deleted',
  'exported',
  'trashed',
  'taken-back',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const activityEntrySchema = z.object({
  at: z.iso.datetime(),
  kind: z.enum(activityKinds),
  /** The report that it is about; null where it is about the company, or the report is not begun. */
  reportId: z.nullable(z.string()),
  /** The coach who did it; null where nobody of the desk did, or it is not known who. */
  by: z.nullable(z.string()),
  /** Whom a mail went to; null for everything else. */
  recipient: z.nullable(z.string()),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

/** The reply to GET /api/admin/companies/{id}/activity; the newest first. */
export const activitySchema = z.object({
  items: z.array(activityEntrySchema),
  /** Whether there is more that is older. */
  hasMore: z.boolean(),
});
export type Activity = z.infer<typeof activitySchema>;
