import type { DeliveryRecord, ReportRecord } from '@ellac/contracts';
import { type MailRemedy, mailRemedy } from '../../company/mail-remedy.js';

export interface NewestMail extends DeliveryRecord {
  /** Whether the address was corrected after it. */
  readonly isCorrected: boolean;
  /** What helps, if it did not go out. */
  readonly remedy: MailRemedy | null;
}

/** The newest mail with the report's link, and what helps if it failed; null before the first. */
export function newestMail({ deliveries, recipientEmail }: ReportRecord): NewestMail | null {
  const [newest] = deliveries;
  if (newest === undefined) return null;
  const isCorrected = newest.recipient !== recipientEmail;
  const { status, serverReply: reply } = newest;
  return { ...newest, isCorrected, remedy: mailRemedy({ status, reply, isCorrected }) };
}
