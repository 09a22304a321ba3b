import type { OwnerMailReason } from '../database/entities/email-delivery.entity.js';

/**
 * The statement that makes a mail with the report's link for each of these reports, to its present
 * recipient; it returns the deliveries' `id`.
 *
 * @param reports a table, CTE or subquery with `id` and `recipient_email` of analyses
 */
export const newReportMails = (reports: string, reason: OwnerMailReason): string =>
  `INSERT INTO email_deliveries (analysis_id, recipient, reason)
   SELECT id, recipient_email, '${reason}' FROM ${reports}
   RETURNING id`;
