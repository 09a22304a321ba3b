import { randomUUID } from 'node:crypto';
import { type Provenance, reportLinkHours } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CoachMails } from '../coach-mail/coach-mails.js';
import { Environment } from '../config/environment.js';
import type { CoachNews, OwnerMailReason } from '../database/entities/email-delivery.entity.js';
import { deliveryRetry, triesOf } from '../queues/retry-policy.js';
import { resendsOfReport } from '../rate-limits/rules.js';
import { accessTokenOf, hashOfToken } from './access-token.js';
import { aFailedMail } from './failed-mail.js';
import { failureReasons } from './failure-reasons.js';

/** A mail that brings an owner the link to the report. */
interface MailToOwner {
  readonly forOwner: true;
  readonly reason: OwnerMailReason;
  /** Who worded the report. */
  readonly engine: Provenance['engine'];
  readonly token: string;
}

/** A mail that tells the coach something; it has no link to a report, and so no token. */
type MailToCoach = CoachNews & { readonly forOwner: false };

/** A worker's turn at sending one mail. */
interface DeliveryTurn {
  readonly id: string;
  readonly runId: string;
  /** Which try this is, from 1. */
  readonly attempt: number;
  /** The request that brought the submission, for the log. */
  readonly requestId: string | null;
  /** The span of that request. */
  readonly traceparent: string | null;
  readonly reportId: string;
  readonly companyId: string;
  readonly recipient: string;
  readonly createdAt: Date;
  readonly submittedAt: Date;
  readonly ownerFirstName: string;
  readonly ownerLastName: string;
  readonly companyName: string;
}

export type DeliveryClaim = DeliveryTurn & (MailToOwner | MailToCoach);

type ClaimedRow = Omit<DeliveryTurn, 'id' | 'runId'> & (Omit<MailToOwner, 'token'> | MailToCoach);
type Updated<Row> = [rows: Row[], count: number];

/** Waits for a worker: due, and with nobody whose lease still runs. */
const isFree = `status = 'pending' AND delivery.next_attempt_at <= now()
  AND (delivery.lease_until IS NULL OR delivery.lease_until < now())`;

/**
 * Every write of a delivery's state. Each names the state and the run it expects, so that a worker
 * that lost its turn changes nothing.
 */
@Injectable()
export class DeliveryRepository {
  private readonly secret: string;
  private readonly resends: number | null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly coachMails: CoachMails,
    { RATE_LIMITS, SECRET }: Environment,
  ) {
    this.secret = SECRET;
    this.resends = RATE_LIMITS === 'on' ? resendsOfReport.points : null;
  }

  /**
   * Makes the delivery that a person asked for, if the report is there and this address is its
   * current recipient: the named report's, or else the newest submission's of this address; and if
   * its limit of new links, counted over all callers, is not reached. One statement, the same for
   * known and unknown addresses; it waits for a concurrent correction of the address.
   *
   * @returns the delivery's id, or null when there is nothing to send.
   */
  async createForRecipient(email: string, reportId: string | null): Promise<string | null> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `INSERT INTO email_deliveries (analysis_id, recipient, reason)
       SELECT id, recipient_email, 'resend' FROM (
         SELECT analyses.id, recipient_email, generation_status
         FROM analyses JOIN responses ON responses.id = response_id
         WHERE lower(recipient_email) = lower($1) AND analyses.id = coalesce($2, analyses.id)
         ORDER BY submitted_at DESC LIMIT 1
         FOR SHARE OF analyses
       ) AS newest
       WHERE generation_status = 'completed'
         AND ($3::int IS NULL OR $3 > (
           SELECT count(*) FROM email_deliveries
           WHERE analysis_id = newest.id AND reason = 'resend' AND recipient = recipient_email
             AND created_at > now() - make_interval(secs => $4)))
       RETURNING id`,
      [email, reportId, this.resends, resendsOfReport.seconds],
    );
    return rows[0]?.id ?? null;
  }

  /** Makes the delivery that a coach asked for. @returns its id. */
  async create(manager: EntityManager, analysisId: string, recipient: string): Promise<string> {
    const rows = await manager.query<{ id: string }[]>(
      `INSERT INTO email_deliveries (analysis_id, recipient, reason) VALUES ($1, $2, 'sent-by-coach')
       RETURNING id`,
      [analysisId, recipient],
    );
    return rows[0]!.id;
  }

  /**
   * Ends the pause of a delivery to a report's owner that waits for its next try, or finds it at
   * work.
   *
   * @returns its id, or null when there is none that will be tried.
   */
  async hasten(manager: EntityManager, analysisId: string): Promise<string | null> {
    const [rows] = await manager.query<Updated<{ id: string }>>(
      `UPDATE email_deliveries SET next_attempt_at = least(next_attempt_at, now())
       WHERE id = (
         SELECT id FROM email_deliveries
         WHERE analysis_id = $1 AND for_owner AND status = 'pending' AND attempt < $2
         ORDER BY created_at LIMIT 1
       )
       AND status = 'pending' RETURNING id`,
      [analysisId, triesOf(deliveryRetry)],
    );
    return rows[0]?.id ?? null;
  }

  /**
   * Takes the turn if the delivery waits for one, and starts the time of an owner's link; null when
   * it is done, gone, held or out of tries.
   */
  async claim(id: string): Promise<DeliveryClaim | null> {
    const runId = randomUUID();
    const token = accessTokenOf(this.secret, id);
    const [rows] = await this.dataSource.query<Updated<ClaimedRow>>(
      `UPDATE email_deliveries AS delivery SET run_id = $2, attempt = delivery.attempt + 1,
         lease_until = now() + make_interval(secs => $3),
         token_hash = CASE WHEN for_owner THEN $4 END,
         token_expires_at = CASE WHEN for_owner THEN now() + make_interval(hours => $5) END
       FROM analyses JOIN responses ON responses.id = response_id
       WHERE delivery.id = $1 AND analyses.id = analysis_id AND ${isFree}
         AND delivery.attempt < $6 AND coalesce(token_hash, $4) = $4
       RETURNING delivery.attempt, request_id AS "requestId", traceparent, analysis_id AS "reportId",
         company_id AS "companyId", recipient, for_owner AS "forOwner", reason, details,
         analyses.provenance ->> 'engine' AS engine, delivery.created_at AS "createdAt", submitted_at AS "submittedAt",
         answers #>> '{company_info,owner_first_name}' AS "ownerFirstName",
         answers #>> '{company_info,owner_last_name}' AS "ownerLastName",
         answers #>> '{company_info,name}' AS "companyName"`,
      [id, runId, deliveryRetry.lease, hashOfToken(token), reportLinkHours, triesOf(deliveryRetry)],
    );
    const row = rows[0];
    if (row === undefined) return null;
    return row.forOwner ? { ...row, id, runId, token } : { ...row, id, runId };
  }

  /**
   * Ends a waiting delivery whose link was derived from another secret, and makes a fresh one in
   * its place: its mail may be out already, and a second one must not carry another link under the
   * same Message-ID.
   *
   * @returns the fresh delivery's id, or null when there was nothing to replace.
   */
  async replaceOutdated(id: string): Promise<string | null> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `WITH outdated AS (
         UPDATE email_deliveries AS delivery SET status = 'failed', server_reply = $3,
           run_id = NULL, lease_until = NULL
         WHERE id = $1 AND ${isFree} AND token_hash <> $2
         RETURNING analysis_id, recipient, reason
       )
       INSERT INTO email_deliveries (analysis_id, recipient, reason)
       SELECT analysis_id, recipient, reason FROM outdated
       RETURNING id`,
      [id, hashOfToken(accessTokenOf(this.secret, id)), failureReasons.secretChanged],
    );
    return rows[0]?.id ?? null;
  }

  /** @returns up to `limit` that should have been begun `seconds` ago, the longest waiting first. */
  async overdue(seconds: number, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM email_deliveries AS delivery
       WHERE ${isFree} AND delivery.next_attempt_at < now() - make_interval(secs => $1)
         AND delivery.attempt < $2
       ORDER BY next_attempt_at LIMIT $3`,
      [seconds, triesOf(deliveryRetry), limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Extends the lease; false when the turn was lost. */
  async renew(claim: DeliveryClaim): Promise<boolean> {
    const [, count] = await this.dataSource.query<Updated<unknown>>(
      `UPDATE email_deliveries SET lease_until = now() + make_interval(secs => $3)
       WHERE id = $1 AND status = 'pending' AND run_id = $2`,
      [claim.id, claim.runId, deliveryRetry.lease],
    );
    return count === 1;
  }

  /** The mail server took the mail; false when the turn was lost. */
  sent(claim: DeliveryClaim, serverReply: string): Promise<boolean> {
    return this.end(claim, `status = 'sent', sent_at = now(), server_reply = $3`, [serverReply]);
  }

  /**
   * The mail will not go out.
   *
   * @returns the deliveries that tell the coach; none when it was a mail to the coach itself, or
   *   the turn was lost.
   */
  fail(claim: DeliveryClaim, reason: string): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT FROM analyses WHERE id = $1 FOR KEY SHARE`, [claim.reportId]);
      const outcome = `status = 'failed', server_reply = $3`;
      if (!(await this.end(claim, outcome, [reason], manager)) || !claim.forOwner) return [];
      return this.coachMails.create(manager, [aFailedMail({ ...claim, failure: reason })]);
    });
  }

  /**
   * Gives the delivery back after a failed try; false when the turn was lost.
   *
   * @param waitsForServer whether the next try may be sooner, once another mail has gone out
   */
  tryAgain(
    claim: DeliveryClaim,
    pauseSeconds: number,
    reason: string,
    waitsForServer: boolean,
  ): Promise<boolean> {
    return this.end(
      claim,
      `server_reply = $3, next_attempt_at = now() + make_interval(secs => $4),
       waits_for_server = $5`,
      [reason, pauseSeconds, waitsForServer],
    );
  }

  /** Gives the delivery back as if this try had not been; false when the turn was lost. */
  handBack(claim: DeliveryClaim): Promise<boolean> {
    return this.end(claim, `attempt = attempt - 1, next_attempt_at = now()`, []);
  }

  /** Ends the turn with what came of it. */
  private async end(
    claim: DeliveryClaim,
    outcome: string,
    values: unknown[],
    manager = this.dataSource.manager,
  ): Promise<boolean> {
    const [, count] = await manager.query<Updated<unknown>>(
      `UPDATE email_deliveries SET run_id = NULL, lease_until = NULL, ${outcome}
       WHERE id = $1 AND status = 'pending' AND run_id = $2`,
      [claim.id, claim.runId, ...values],
    );
    return count === 1;
  }
}
