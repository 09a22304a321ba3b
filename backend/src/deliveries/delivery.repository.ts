import { type Provenance, reportLinkHours } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { aFailedMail, CoachMails } from './coach-mails.js';
import { Environment } from '../config/environment.js';
import { type KeyRing, secretRing } from '../config/key-ring.js';
import type { CoachNews, OwnerMailReason } from '../database/entities/email-delivery.entity.js';
import { ofLiveCompany, ofLiveReport } from '../database/live-companies.js';
import { isStopped } from '../database/stopped-addresses.js';
import { type Claim, LeasedRows, type LeasedTable, type Updated } from '../leases/leased-rows.js';
import { deliveryRetry, triesOf } from '../leases/retry-policy.js';
import { resendsOfReport } from '../rate-limits/rate-limit-rules.js';
import { accessTokenOf, hashOfToken } from './access-token.js';
import { failureReasons } from './mail-failure-reasons.js';
import { newReportMails } from './new-report-mails.js';

/** A mail that brings an owner the link to the report. */
interface MailToOwner {
  readonly forOwner: true;
  readonly reason: OwnerMailReason;
  /** Who worded the report. */
  readonly engine: Provenance['engine'];
  readonly token: string;
  /** When the link stops opening the report. */
  readonly expiresAt: Date;
  /** The zone of the owner's device, if the questionnaire came with one. */
  readonly timeZone: string | null;
}

/** A mail that tells the coach something; it has no link to a report, and so no token. */
type MailToCoach = CoachNews & { readonly forOwner: false };

/** A worker's claim of one delivery. */
interface ClaimedDelivery extends Claim {
  /** Which try this is, from 1. */
  readonly attempt: number;
  /** The request that brought the submission, for the log. */
  readonly requestId: string | null;
  /** The span of that request. */
  readonly traceparent: string | null;
  readonly reportId: string;
  readonly companyId: string;
  readonly recipient: string;
  /** Whether the holder of this address wants no mails to owners. */
  readonly isStopped: boolean;
  readonly createdAt: Date;
  readonly submittedAt: Date;
  readonly ownerFirstName: string;
  readonly ownerLastName: string;
  readonly companyName: string;
}

export type DeliveryClaim = ClaimedDelivery & (MailToOwner | MailToCoach);

type ClaimedRow = Omit<ClaimedDelivery, keyof Claim> & {
  /** The hash of the token; null for a mail to the coach. */
  readonly tokenHash: string | null;
} & (Omit<MailToOwner, 'token'> | MailToCoach);

/**
 * A condition on `leased`: due, and without a lease that is still valid. What is in the trash waits
 * until it is taken back.
 */
const waitingSql = `leased.status = 'pending' AND leased.next_attempt_at <= now()
  AND (leased.lease_until IS NULL OR leased.lease_until < now())
  AND ${ofLiveReport('leased.analysis_id')}`;

const table: LeasedTable = {
  name: 'email_deliveries',
  claimable: `${waitingSql} AND leased.attempt < ${triesOf(deliveryRetry)}`,
  // A mail that a worker is sending is still pending; only its lease tells the two apart.
  claimed: `status = 'pending'`,
  waiting: `status = 'pending'`,
  reason: 'server_reply',
  retry: deliveryRetry,
};

/** Every write of a delivery's state. */
@Injectable()
export class DeliveryRepository extends LeasedRows {
  private readonly secrets: KeyRing<string>;
  private readonly resends: number | null;

  constructor(
    dataSource: DataSource,
    private readonly coachMails: CoachMails,
    environment: Environment,
  ) {
    super(dataSource, table);
    this.secrets = secretRing(environment);
    this.resends = environment.RATE_LIMITS === 'on' ? resendsOfReport.points : null;
  }

  /**
   * Makes the delivery that a person asked for, if the report is there and this address is its
   * current recipient: the named report's, or else the newest submission's of this address; and if
   * its limit of new links, counted over all callers, is not reached, and its holder has not
   * stopped the mails. One statement, the same for
   * known and unknown addresses; it waits for a concurrent correction of the address. Reports of a
   * company in the trash are not there.
   *
   * @returns the delivery's id, or null when there is nothing to send.
   */
  async createForRecipient(email: string, reportId: string | null): Promise<string | null> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      newReportMails(
        `(SELECT id, recipient_email FROM (
         SELECT analyses.id, recipient_email, generation_status
         FROM analyses JOIN responses ON responses.id = response_id
         WHERE lower(recipient_email) = lower($1) AND analyses.id = coalesce($2, analyses.id)
           AND ${ofLiveCompany('company_id')}
         ORDER BY submitted_at DESC LIMIT 1
         FOR SHARE OF analyses
       ) AS newest
       WHERE generation_status = 'completed' AND NOT ${isStopped('recipient_email')}
         AND ($3::int IS NULL OR $3 > (
           SELECT count(*) FROM email_deliveries
           WHERE analysis_id = newest.id AND reason = 'resend' AND recipient = recipient_email
             AND created_at > now() - make_interval(secs => $4)))) AS asked`,
        'resend',
      ),
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
   * Makes a delivery to a report's owner that waits for its next try due now. A delivery that a
   * worker is sending is returned as it is.
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
   * Cancels the mails that wait for a report's old recipient, and revokes the links that were sent
   * there.
   */
  async revoke(manager: EntityManager, analysisId: string): Promise<void> {
    await manager.query(
      `UPDATE email_deliveries SET revoked_at = now()
       WHERE analysis_id = $1 AND for_owner AND revoked_at IS NULL`,
      [analysisId],
    );
    await manager.query(
      `UPDATE email_deliveries SET status = 'failed', server_reply = $2,
         run_id = NULL, lease_until = NULL
       WHERE analysis_id = $1 AND for_owner AND status = 'pending'`,
      [analysisId, failureReasons.recipientCorrected],
    );
  }

  /**
   * Claims the delivery if it waits for a worker, and starts the validity of an owner's link. Null
   * when it is done, deleted, leased or out of tries. A link that an earlier try derived from
   * `SECRET_PREVIOUS` stays as it is.
   */
  async claim(id: string): Promise<DeliveryClaim | null> {
    const tokens = this.tokensOf(id);
    const row = await this.claimRow<ClaimedRow>(id, {
      set: `token_hash = CASE WHEN for_owner THEN coalesce(token_hash, $3) END,
        token_expires_at = CASE WHEN for_owner THEN now() + make_interval(hours => $4) END`,
      from: 'analyses JOIN responses ON responses.id = response_id',
      where: `analyses.id = analysis_id AND coalesce(token_hash, $3) = ANY ($5)`,
      returning: `leased.attempt, request_id AS "requestId", traceparent, analysis_id AS "reportId",
        company_id AS "companyId", recipient, for_owner AS "forOwner",
        token_hash AS "tokenHash",
        for_owner AND ${isStopped('recipient')} AS "isStopped", reason, details,
        token_expires_at AS "expiresAt", answers #>> '{meta,timeZone}' AS "timeZone",
        analyses.provenance ->> 'engine' AS engine, leased.created_at AS "createdAt",
        submitted_at AS "submittedAt",
        answers #>> '{company_info,owner_first_name}' AS "ownerFirstName",
        answers #>> '{company_info,owner_last_name}' AS "ownerLastName",
        answers #>> '{company_info,name}' AS "companyName"`,
      values: [tokens[0]!.hash, reportLinkHours, tokens.map(({ hash }) => hash)],
    });
    if (row === null) return null;
    if (!row.forOwner) return row;
    return { ...row, token: tokens.find(({ hash }) => hash === row.tokenHash)!.token };
  }

  /**
   * Replaces a waiting delivery whose link was derived from another secret by a new one. Its mail
   * may have been sent already, and a second mail must not carry another link under the same
   * Message-ID.
   *
   * @returns the new delivery's id, or null when there was nothing to replace.
   */
  async replaceOutdated(id: string): Promise<string | null> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `WITH outdated AS (
         UPDATE email_deliveries AS leased SET status = 'failed', server_reply = $3,
           run_id = NULL, lease_until = NULL
         WHERE id = $1 AND ${waitingSql} AND token_hash <> ALL ($2)
         RETURNING analysis_id, recipient, reason
       )
       INSERT INTO email_deliveries (analysis_id, recipient, reason)
       SELECT analysis_id, recipient, reason FROM outdated
       RETURNING id`,
      [id, this.tokensOf(id).map(({ hash }) => hash), failureReasons.secretChanged],
    );
    return rows[0]?.id ?? null;
  }

  /** The tokens that a delivery's link may have, that of the current `SECRET` first. */
  private tokensOf(id: string): { readonly token: string; readonly hash: string }[] {
    return this.secrets.map((secret) => {
      const token = accessTokenOf(secret, id);
      return { token, hash: hashOfToken(token) };
    });
  }

  /** Marks the mail as sent; false when the lease was lost. */
  async sent(claim: DeliveryClaim, serverReply: string): Promise<boolean> {
    const outcome = `status = 'sent', sent_at = now(), server_reply = $3`;
    return (await this.end(claim, outcome, [serverReply])).length === 1;
  }

  /**
   * Marks the mail as failed for good.
   *
   * @returns the deliveries that tell the coach; none when it was a mail to the coach itself, or
   *   the lease was lost.
   */
  fail(claim: DeliveryClaim, reason: string): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT FROM analyses WHERE id = $1 FOR KEY SHARE`, [claim.reportId]);
      const outcome = `status = 'failed', server_reply = $3`;
      const failed = await this.end(claim, outcome, [reason], { manager });
      if (failed.length === 0 || !claim.forOwner) return [];
      return this.coachMails.create(manager, [aFailedMail({ ...claim, failure: reason })]);
    });
  }

  /**
   * Gives the delivery back after a failed try; false when the lease was lost.
   *
   * @param waitsForServer whether the next try may be sooner, once another mail has gone out
   */
  tryAgain(
    claim: DeliveryClaim,
    pauseSeconds: number,
    reason: string,
    waitsForServer: boolean,
  ): Promise<boolean> {
    return this.giveBack(claim, pauseSeconds, reason, ['waits_for_server = $5'], [waitsForServer]);
  }
}
