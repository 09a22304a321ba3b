import { z } from '../../zod.js';

/**
 * What the trail tells, and how a coach reads it after the user's name. Logins with unknown names, and
 * those that a limit refused, have a user without a name.
 */
export const auditActionChoices = [
  { value: 'company.delete', label: 'Deleted a company' },
  { value: 'company.trash', label: 'Moved a company to the trash' },
  { value: 'company.take-back', label: 'Took a company back from the trash' },
  { value: 'company.confirm', label: 'Confirmed a company’s details' },
  { value: 'company.export', label: 'Exported a company' },
  { value: 'companies.export', label: 'Exported the list of companies' },
  { value: 'person.export', label: 'Exported all data of an email address' },
  { value: 'person.erase', label: 'Erased all data of an email address' },
  { value: 'report.regenerate', label: 'Regenerated a report' },
  { value: 'report.update-email', label: 'Corrected an email address' },
  { value: 'report.resend-email', label: 'Sent a report again' },
  { value: 'report.allow-mails', label: 'Allowed mails to an address again' },
  { value: 'report.read', label: 'Read a report' },
  { value: 'answers.read', label: 'Read the answers and mails' },
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
  { value: 'audit.export', label: 'Exported the audit log' },
  { value: 'maintenance.repair', label: 'Repaired stuck records' },
  { value: 'mails.resend-failed', label: 'Sent failed mails again' },
  { value: 'mail.test', label: 'Sent a test mail' },
  { value: 'login.success', label: 'Logged in' },
  { value: 'login.fail', label: 'Failed to log in' },
  { value: 'login.fail-unknown', label: 'Failed to log in with an unknown name' },
  { value: 'login.refuse', label: 'Was refused at the login for too many tries' },
  { value: 'login.link', label: 'Linked their user with an account of the sign-in service' },
  { value: 'login.fail-account', label: 'Failed to sign in with an account that no user has' },
  { value: 'login.recovery-code', label: 'Used a recovery code' },
  { value: 'logout', label: 'Logged out' },
  { value: 'user.create', label: 'Was made a user' },
  { value: 'user.disable', label: 'Was disabled' },
  { value: 'user.enable', label: 'Was enabled' },
  { value: 'user.promote', label: 'Was made an admin' },
  { value: 'user.demote', label: 'Is no admin any more' },
  { value: 'user.delete', label: 'Was deleted' },
  { value: 'user.set-password', label: 'Was given a new password' },
  { value: 'user.second-factor-off', label: 'Had their second factor turned off' },
  { value: 'user.unlink', label: 'Was unlinked from their account of the sign-in service' },
  { value: 'users.invite', label: 'Invited a user' },
  { value: 'users.invite-again', label: 'Sent an invitation again' },
  { value: 'users.role', label: 'Changed a user’s role' },
  { value: 'users.disable', label: 'Disabled a user' },
  { value: 'users.enable', label: 'Enabled a user' },
  { value: 'users.delete', label: 'Deleted a user' },
  { value: 'password.change', label: 'Changed their password' },
  { value: 'password.by-link', label: 'Set a password by a link' },
  { value: 'email.change', label: 'Changed their email address' },
  { value: 'display-name.change', label: 'Changed their display name' },
  { value: 'second-factor.on', label: 'Turned their second factor on' },
  { value: 'second-factor.off', label: 'Turned their second factor off' },
  { value: 'second-factor.new-codes', label: 'Made new recovery codes' },
  { value: 'session.end', label: 'Signed out elsewhere' },
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
  /** Whose login or account it is, where nobody on the desk did it; without a name for nobody. */
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
