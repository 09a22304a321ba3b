import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Environment } from '../config/environment.js';
import type { CoachNews } from '../database/entities/email-delivery.entity.js';

/** News of one submission. */
export type NewsOf = CoachNews & { readonly analysisId: string };

/** Makes the mails that tell the coach; they are delivered like the owner's. */
@Injectable()
export class CoachMails {
  /** The coach's address; null without a coach. */
  readonly recipient: string | null;

  constructor({ COACH_EMAIL }: Environment) {
    this.recipient = COACH_EMAIL ?? null;
  }

  /**
   * Creates one mail for each piece of news, in the transaction of the event itself. Lock order, as
   * everywhere: company, analysis, then deliveries.
   *
   * @returns the deliveries' ids, to be enqueued after the commit; none without a coach.
   */
  async create(manager: EntityManager, news: readonly NewsOf[]): Promise<string[]> {
    if (this.recipient === null || news.length === 0) return [];
    const rows = await manager.query<{ id: string }[]>(
      `INSERT INTO email_deliveries (analysis_id, recipient, for_owner, reason, details)
       SELECT "analysisId", $1, false, reason, details
       FROM jsonb_to_recordset($2) AS news ("analysisId" uuid, reason text, details jsonb)
       RETURNING id`,
      [this.recipient, JSON.stringify(news)],
    );
    return rows.map(({ id }) => id);
  }
}

/**
 * The statement that makes the mail about a new submission, and returns its `id`; it makes none
 * without a coach.
 *
 * @param analyses a table or CTE with the `id` of the new analysis
 * @param recipient the place of the coach's address among the values, which may be null
 */
export const newsOfSubmission = (analyses: string, recipient: string): string =>
  `INSERT INTO email_deliveries (analysis_id, recipient, for_owner, reason)
   SELECT id, ${recipient}, false, 'coach-submission' FROM ${analyses}
   WHERE ${recipient}::text IS NOT NULL
   RETURNING id`;

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

/** What the coach is told of an analysis that ended as failed. */
export const aFailedAnalysis = (analysisId: string, failure: string): NewsOf => ({
  analysisId,
  reason: 'coach-analysis-failed',
  details: { failure },
});
