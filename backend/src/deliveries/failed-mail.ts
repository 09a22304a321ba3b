import type { NewsOf } from './coach-mails.js';

/** A mail to an owner that will not go out. */
interface FailedMail {
  readonly reportId: string;
  readonly recipient: string;
  /** The mail server's words, or ours. */
  readonly failure: string;
}

/** What the coach is told of it. */
export const aFailedMail = ({ reportId, recipient, failure }: FailedMail): NewsOf => ({
  analysisId: reportId,
  reason: 'coach-mail-failed',
  details: { failure, recipient },
});
