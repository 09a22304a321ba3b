/** What helps after a mail that did not go out: another address, or another try. */
export type MailRemedy = 'correct' | 'resend';

/** A mail's end, as its row tells it. */
export interface MailEnd {
  readonly status: string | null;
  /** The mail server's last words. */
  readonly reply: string | null;
  /** Whether the address was corrected after it. */
  readonly isCorrected: boolean;
}

/** A reply by which a server refuses a recipient for good. */
const refusedForGood = /^5\d\d\b/;

/** What helps; null where the mail did not fail. */
export function mailRemedy({ status, reply, isCorrected }: MailEnd): MailRemedy | null {
  if (status !== 'failed') return null;
  return refusedForGood.test(reply ?? '') && !isCorrected ? 'correct' : 'resend';
}
