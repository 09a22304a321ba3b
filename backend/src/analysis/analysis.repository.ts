import { randomUUID } from 'node:crypto';
import type { Questionnaire } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CoachMails } from '../coach-mail/coach-mails.js';
import type { CoachNotes } from '../database/entities/analysis.entity.js';
import { analysisRetry } from '../queues/retry-policy.js';
import { aFailedAnalysis } from './failed-analysis.js';
import type { WrittenReport } from './writers/written-report.js';

/** A worker's turn at one analysis. */
export interface AnalysisClaim {
  readonly id: string;
  readonly runId: string;
  /** Which try this is, from 1. */
  readonly attempt: number;
  /** The request that brought the submission, for the log. */
  readonly requestId: string | null;
  readonly answers: Questionnaire;
  readonly submittedAt: Date;
}

interface ClaimedRow {
  attempt: number;
  requestId: string | null;
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
  ) {}

  /** Makes the pending analysis of a response, in the transaction that stores the response. */
  async create(
    manager: EntityManager,
    responseId: string,
    recipientEmail: string,
    requestId: string,
  ): Promise<string> {
    const rows = await manager.query<{ id: string }[]>(
      `INSERT INTO analyses (response_id, recipient_email, request_id) VALUES ($1, $2, $3)
       RETURNING id`,
      [responseId, recipientEmail, requestId],
    );
    return rows[0]!.id;
  }

  /** Takes the turn if the analysis waits for one; null when it is done, gone or held. */
  async claim(id: string): Promise<AnalysisClaim | null> {
    const runId = randomUUID();
    const [rows] = await this.dataSource.query<Updated<ClaimedRow>>(
      `UPDATE analyses SET generation_status = 'processing', run_id = $2, attempt = attempt + 1,
         claimed_at = now(), lease_until = now() + make_interval(secs => $3)
       FROM responses
       WHERE analyses.id = $1 AND responses.id = response_id
         AND generation_status = 'pending' AND next_attempt_at <= now()
       RETURNING attempt, answers, request_id AS "requestId", submitted_at AS "submittedAt"`,
      [id, runId, analysisRetry.lease],
    );
    const row = rows[0];
    if (row === undefined) return null;
    return { ...row, id, runId };
  }

  async renew(claim: AnalysisClaim): Promise<void> {
    await this.dataSource.query(
      `UPDATE analyses SET lease_until = now() + make_interval(secs => $3)
       WHERE id = $1 AND generation_status = 'processing' AND run_id = $2`,
      [claim.id, claim.runId, analysisRetry.lease],
    );
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

  /** Gives the analysis back after a failed try; false when the turn was lost. */
  async tryAgain(claim: AnalysisClaim, pauseSeconds: number): Promise<boolean> {
    const [, count] = await this.dataSource.query<Updated<unknown>>(
      `UPDATE analyses SET generation_status = 'pending', run_id = NULL, lease_until = NULL,
         next_attempt_at = now() + make_interval(secs => $3)
       WHERE id = $1 AND generation_status = 'processing' AND run_id = $2`,
      [claim.id, claim.runId, pauseSeconds],
    );
    return count === 1;
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

  /** Lets a failed analysis wait for its first try again. */
  async startAnew(manager: EntityManager, id: string, requestId: string): Promise<void> {
    await manager.query(
      `UPDATE analyses SET generation_status = 'pending', generation_error = NULL, attempt = 0,
         next_attempt_at = now(), request_id = $2
       WHERE id = $1 AND generation_status = 'failed'`,
      [id, requestId],
    );
  }
}
