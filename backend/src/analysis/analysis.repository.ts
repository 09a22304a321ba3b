import { randomUUID } from 'node:crypto';
import type { Questionnaire } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CoachMails } from '../coach-mail/coach-mails.js';
import type { CoachNotes } from '../database/entities/analysis.entity.js';
import { analysisRetry } from '../queues/retry-policy.js';
import { Traces } from '../tracing/traces.js';
import type { AnalysisClaim } from './analysis-claim.js';
import { aFailedAnalysis } from './failed-analysis.js';
import type { WrittenReport } from './writers/written-report.js';
import { WordedParts } from './wording-state/worded-parts.js';

interface ClaimedRow {
  attempt: number;
  requestId: string | null;
  traceparent: string | null;
  answers: Questionnaire;
  submittedAt: Date;
}

type Updated<Row> = [rows: Row[], count: number];

/**
 * Every write of an analysis's state. Each names the state and the run it expects, so that a
 * worker that lost its turn changes nothing.
 */
@Injectable()
export class AnalysisRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly coachMails: CoachMails,
    private readonly wordedParts: WordedParts,
    private readonly traces: Traces,
  ) {}

  /** Makes the pending analysis of a response, in the transaction that stores the response. */
  async create(
    manager: EntityManager,
    responseId: string,
    recipientEmail: string,
    requestId: string,
  ): Promise<string> {
    const rows = await manager.query<{ id: string }[]>(
      `INSERT INTO analyses (response_id, recipient_email, request_id, traceparent)
       VALUES ($1, $2, $3, $4) RETURNING id`,
      [responseId, recipientEmail, requestId, this.traces.traceparent],
    );
    return rows[0]!.id;
  }

  /** Takes the turn if the analysis waits for one; null when it is done, gone or held. */
  async claim(id: string): Promise<AnalysisClaim | null> {
    const runId = randomUUID();
    const [rows] = await this.dataSource.query<Updated<ClaimedRow>>(
      `UPDATE analyses SET generation_status = 'processing', run_id = $2, attempt = attempt + 1,
         generation_error = NULL, claimed_at = now(), lease_until = now() + make_interval(secs => $3)
       FROM responses
       WHERE analyses.id = $1 AND responses.id = response_id
         AND generation_status = 'pending' AND next_attempt_at <= now()
       RETURNING attempt, answers, request_id AS "requestId", traceparent,
         submitted_at AS "submittedAt"`,
      [id, runId, analysisRetry.lease],
    );
    const row = rows[0];
    if (row === undefined) return null;
    return { ...row, id, runId };
  }

  /** @returns up to `limit` that should have been begun `seconds` ago, the longest waiting first. */
  async overdue(seconds: number, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM analyses
       WHERE generation_status = 'pending'
         AND next_attempt_at < now() - make_interval(secs => $1)
       ORDER BY next_attempt_at LIMIT $2`,
      [seconds, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Extends the lease; false when the turn was lost. */
  async renew(claim: AnalysisClaim): Promise<boolean> {
    const [, count] = await this.dataSource.query<Updated<unknown>>(
      `UPDATE analyses SET lease_until = now() + make_interval(secs => $3)
       WHERE id = $1 AND generation_status = 'processing' AND run_id = $2`,
      [claim.id, claim.runId, analysisRetry.lease],
    );
    return count === 1;
  }

  /**
   * Stores the report and, in the same statement, the delivery that sends its link.
   *
   * @returns the delivery's id, or null when the turn was lost and nothing was written.
   */
  async complete(claim: AnalysisClaim, report: WrittenReport): Promise<string | null> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `WITH completed AS (
         UPDATE analyses SET generation_status = 'completed', generation_error = NULL,
           content = $3, provenance = $4, coach_notes = $5,
           completed_at = now(), run_id = NULL, lease_until = NULL
         WHERE id = $1 AND generation_status = 'processing' AND run_id = $2
         RETURNING id, recipient_email
       )
       INSERT INTO email_deliveries (analysis_id, recipient, reason)
       SELECT id, recipient_email, 'completed' FROM completed
       RETURNING id`,
      [
        claim.id,
        claim.runId,
        JSON.stringify(report.content),
        JSON.stringify(report.provenance),
        JSON.stringify(report.coachNotes satisfies CoachNotes),
      ],
    );
    return rows[0]?.id ?? null;
  }

  /**
   * Gives the analysis back after a failed try; false when the turn was lost.
   *
   * @param reason why it waits, in words for a coach.
   */
  async tryAgain(claim: AnalysisClaim, pauseSeconds: number, reason: string): Promise<boolean> {
    const [, count] = await this.dataSource.query<Updated<unknown>>(
      `UPDATE analyses SET generation_status = 'pending', generation_error = $4,
         run_id = NULL, lease_until = NULL, next_attempt_at = now() + make_interval(secs => $3)
       WHERE id = $1 AND generation_status = 'processing' AND run_id = $2`,
      [claim.id, claim.runId, pauseSeconds, reason],
    );
    return count === 1;
  }

  /**
   * Lets the analysis wait until then as if this try had not been.
   *
   * @param reason why it waits, in words for a coach.
   * @returns how many seconds that is, by the database's clock; null when the turn was lost.
   */
  async postpone(claim: AnalysisClaim, until: Date, reason: string): Promise<number | null> {
    const [rows] = await this.dataSource.query<Updated<{ seconds: number }>>(
      `UPDATE analyses SET generation_status = 'pending', generation_error = $4,
         run_id = NULL, lease_until = NULL, attempt = attempt - 1,
         next_attempt_at = greatest($3, now())
       WHERE id = $1 AND generation_status = 'processing' AND run_id = $2
       RETURNING extract(epoch FROM next_attempt_at - now())::float8 AS seconds`,
      [claim.id, claim.runId, until, reason],
    );
    return rows[0]?.seconds ?? null;
  }

  /** Gives the analysis back as if this try had not been; false when the turn was lost. */
  async handBack(claim: AnalysisClaim): Promise<boolean> {
    const [, count] = await this.dataSource.query<Updated<unknown>>(
      `UPDATE analyses SET generation_status = 'pending', run_id = NULL, lease_until = NULL,
         attempt = attempt - 1, next_attempt_at = now()
       WHERE id = $1 AND generation_status = 'processing' AND run_id = $2`,
      [claim.id, claim.runId],
    );
    return count === 1;
  }

  /**
   * Ends the analysis as failed, with a reason in words for a coach.
   *
   * @returns the deliveries that tell the coach; none when the turn was lost.
   */
  async fail(claim: AnalysisClaim, reason: string): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const [failed] = await manager.query<Updated<{ id: string }>>(
        `UPDATE analyses SET generation_status = 'failed', generation_error = $3,
           run_id = NULL, lease_until = NULL
         WHERE id = $1 AND generation_status = 'processing' AND run_id = $2
         RETURNING id`,
        [claim.id, claim.runId, reason],
      );
      return this.coachMails.create(
        manager,
        failed.map(({ id }) => aFailedAnalysis(id, reason)),
      );
    });
  }

  /** Lets a failed analysis wait for its first try again; words that passed their checks are kept. */
  async startAnew(manager: EntityManager, id: string, requestId: string): Promise<void> {
    const [, count] = await manager.query<Updated<unknown>>(
      `UPDATE analyses SET generation_status = 'pending', generation_error = NULL, attempt = 0,
         tokens_used = 0, requests_made = 0, next_attempt_at = now(), request_id = $2,
         traceparent = $3
       WHERE id = $1 AND generation_status = 'failed'`,
      [id, requestId, this.traces.traceparent],
    );
    if (count === 1) await this.wordedParts.dropRefused(manager, id);
  }
}
