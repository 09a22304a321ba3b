import type { AnswerPath, EmailSendStatus, GenerationStatus } from '@ellac/contracts';
import { failureReasons as analysisFailures } from '../analysis/analysis-failure-reasons.js';
import { analysisRetry, deliveryRetry, triesOf } from '../leases/retry-policy.js';
import { failureReasons as mailFailures } from '../deliveries/mail-failure-reasons.js';

/** How the mail with a report's link ended, or its current state. */
export interface MailFate {
  readonly status: EmailSendStatus;
  readonly attempt: number;
  /** The mail server's words, or ours where it said nothing. */
  readonly reply: string | null;
}

/** The outcome of a submission. */
export interface Fate {
  readonly status: GenerationStatus;
  readonly attempt: number;
  readonly error?: string;
  readonly mail?: MailFate;
  /** Answers that the owner marked as not known. */
  readonly notKnown?: readonly AnswerPath[];
}

const withMail = (status: EmailSendStatus, attempt: number, reply: string | null): Fate => ({
  status: 'completed',
  attempt: 1,
  mail: { status, attempt, reply },
});

const sent = withMail('sent', 1, '250 2.0.0 Ok: queued');

const failed = (error: string): Fate => ({
  status: 'failed',
  attempt: triesOf(analysisRetry),
  error,
});

const notKnown = (...paths: AnswerPath[]): Fate => ({ ...sent, notKnown: paths });

/** The fate of an earlier submission: its report was made and its mail went out. */
export const earlierFate = sent;

/** The fates of the newest submissions, one company after the other; most go well. */
export const fates: readonly Fate[] = [
  sent,
  sent,
  withMail('failed', 1, '550 5.1.1 Recipient address rejected: user unknown'),
  sent,
  { status: 'pending', attempt: 0 },
  notKnown('customer.retention_rate', 'customer.top_clients_revenue'),
  sent,
  failed(analysisFailures.writerFailed),
  sent,
  withMail('pending', 0, null),
  sent,
  { status: 'processing', attempt: 1 },
  sent,
  notKnown(
    'financial.gross_profit_margin',
    'financial.net_profit_margin',
    'growth.projected_growth',
    'growth.revenue_predictability.guaranteed',
    'growth.revenue_predictability.likely',
    'growth.revenue_predictability.speculative',
  ),
  sent,
  withMail(
    'failed',
    triesOf(deliveryRetry),
    mailFailures.outOfTries(mailFailures.noAnswer('ETIMEDOUT')),
  ),
  sent,
  failed(analysisFailures.workerLost),
  sent,
  withMail('pending', 2, '451 4.7.1 Greylisting in action, please come back later'),
];
