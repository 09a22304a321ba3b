import { z } from '../../zod.js';

/** The actions of signed-in users that change something, and how a coach reads them. */
export const auditActionChoices = [
  { value: 'company.delete', label: 'Deleted a company' },
  { value: 'company.trash', label: 'Moved a company to the trash' },
  { value: 'company.take-back', label: 'Took a company back from the trash' },
  { value: 'company.export', label: 'Exported a company' },
  { value: 'companies.export', label: 'Exported the list of companies' },
  { value: 'report.regenerate', label: 'Regenerated a report' },
  { value: 'report.update-email', label: 'Corrected an email address' },
  { value: 'report.resend-email', label: 'Sent a report again' },
  { value: 'step.tick', label: 'Ticked a step off' },
  { value: 'plan.share', label: 'Shared a plan' },
  { value: 'plan.revoke', label: 'Revoked a shared plan' },
  { value: 'comment.add', label: 'Wrote a comment' },
  { value: 'comment.correct', label: 'Corrected a comment' },
  { value: 'comment.delete', label: 'Deleted a comment' },
  { value: 'note.add', label: 'Wrote a private note' },
  { value: 'note.change', label: 'Changed a private note' },
  { value: 'note.delete', label: 'Deleted a private note' },
  { value: 'setting.change', label: 'Changed a setting' },
  { value: 'maintenance.repair', label: 'Repaired stuck records' },
  { value: 'mails.resend-failed', label: 'Sent failed mails again' },
  { value: 'mail.test', label: 'Sent a test mail' },
  { value: 'password.change', label: 'Changed their password' },
  { value: 'display-name.change', label: 'Changed their display name' },
] as const;
export const auditActions = auditActionChoices.map(({ value }) => value);
export type AuditAction = (typeof auditActions)[number];

/** The filters of the trail. */
export interface AuditQuery {
  /** A username, in any case. */
  readonly user?: string;
  readonly action?: AuditAction;
  /** The id of what was acted on, or part of its company's name. */
  readonly target?: string;
  /** Rows a page, 1 to 200. */
  readonly limit?: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
}

/** Who did what, when, and from where. */
export const auditRecordSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  user: z.object({ id: z.string(), username: z.string() }),
  action: z.enum(auditActions),
  target: z.object({ type: z.string(), id: z.nullable(z.string()) }),
  companyName: z.nullable(z.string()),
  /** The network address of the caller; null for entries older than this field. */
  address: z.nullable(z.string()),
  /** The request, as the log names it. */
  requestId: z.string(),
  details: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
});
export type AuditRecord = z.infer<typeof auditRecordSchema>;

/** The reply to GET /api/admin/audit; the newest first. */
export const auditPageSchema = z.object({
  items: z.array(auditRecordSchema),
  nextCursor: z.nullable(z.string()),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
