import type { Questionnaire } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { aFailedAnalysis, CoachMails } from '../deliveries/coach-mails.js';
import { newReportMails } from '../deliveries/new-report-mails.js';
import type { CoachNotes } from '../database/entities/analysis.entity.js';
import { ofLiveCompany } from '../database/live-companies.js';
import { LeasedRows, type LeasedTable, type Updated } from '../leases/leased-rows.js';
import { analysisRetry } from '../leases/retry-policy.js';
import { Traces } from '../tracing/traces.js';
import type { AnalysisClaim } from './analysis-claim.js';
import type { WrittenReport } from './writers/written-report.js';
import { StoredCounsel } from './wording-state/stored-counsel.js';
import { WordedParts } from './wording-state/worded-parts.js';

interface ClaimedRow {
  attempt: number;
  requestId: string | null;
  traceparent: string | null;
  answers: Questionnaire;
  submittedAt: Date;
}

const table: LeasedTable = {
  name: 'analyses',
  // What is in the trash waits until it is taken back.
  claimable: `leased.generation_status = 'pending' AND leased.next_attempt_at <= now()
    AND ${ofLiveCompany('leased.response_company_id')}`,
  claimed: `generation_status = 'processing'`,
  waiting: `generation_status = 'pending'`,
  reason: 'generation_error',
  retry: analysisRetry,
};

/** Every write of an analysis's state. */
@Injectable()
export class AnalysisRepository extends LeasedRows {
  constructor(
    dataSource: DataSource,
    private readonly coachMails: CoachMails,
    private readonly counsel: StoredCounsel,
    private readonly wordedParts: WordedParts,
    private readonly traces: Traces,
  ) {
    super(dataSource, table);
  }

  /** Claims the analysis if it waits for a worker; null when it is done, gone or held. */
  claim(id: string): Promise<AnalysisClaim | null> {
    return this.claimRow<ClaimedRow>(id, {
      set: 'generation_error = NULL, claimed_at = now()',
      from: 'responses',
      where: 'responses.id = response_id',
      returning: `attempt, answers, request_id AS "requestId", traceparent,
        submitted_at AS "submittedAt"`,
    });
  }

  /**
   * Stores the report and, in the same transaction, the delivery that sends its link.
   *
   * @returns the delivery's id, or null when the lease was lost and nothing was written.
   */
  async complete(claim: AnalysisClaim, report: WrittenReport): Promise<string | null> {
    const outcome = `generation_status = 'completed', generation_error = NULL,
      content = $3, provenance = $4, coach_notes = $5, completed_at = now(),
      counsel = CASE WHEN counsel ? 'words' THEN counsel END`;
    // Lock order, as everywhere: the company before its report. A trigger writes the score to it.
    const rows = await this.dataSource.query<{ id: string }[]>(
      `WITH its_company AS (
         SELECT FROM companies
         WHERE id = (SELECT response_company_id FROM analyses WHERE id = $1) FOR NO KEY UPDATE
       ), completed AS (
         ${this.ending(outcome)} AND EXISTS (SELECT FROM its_company) RETURNING id, recipient_email
       )
       ${newReportMails('completed', 'completed')}`,
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
   * Gives the analysis back after a failed try; false when the lease was lost.
   *
   * @param reason why it waits, in words for a coach.
   */
  tryAgain(claim: AnalysisClaim, pauseSeconds: number, reason: string): Promise<boolean> {
    return this.giveBack(claim, pauseSeconds, reason);
  }

  /**
   * Postpones the analysis until that time without counting this try.
   *
   * @param reason why it waits, in words for a coach.
   * @returns the seconds until then by the database's clock; null when the lease was lost.
   */
  async postpone(claim: AnalysisClaim, until: Date, reason: string): Promise<number | null> {
    const [postponed] = await this.end<{ seconds: number }>(
      claim,
      `generation_status = 'pending', generation_error = $4, attempt = attempt - 1,
       next_attempt_at = greatest($3, now())`,
      [until, reason],
      { returning: 'extract(epoch FROM next_attempt_at - now())::float8 AS seconds' },
    );
    return postponed?.seconds ?? null;
  }

  /**
   * Ends the analysis as failed, with a reason in words for a coach.
   *
   * @returns the deliveries that tell the coach; none when the lease was lost.
   */
  async fail(claim: AnalysisClaim, reason: string): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const failed = await this.end(
        claim,
        `generation_status = 'failed', generation_error = $3`,
        [reason],
        { manager },
      );
      return this.coachMails.create(
        manager,
        failed.map(({ id }) => aFailedAnalysis(id, reason)),
      );
    });
  }

  /**
   * Resets a failed analysis to wait for its first try. Texts that passed their checks are kept, and
   * so is the draft of a letter.
   */
  async startAnew(manager: EntityManager, id: string, requestId: string): Promise<void> {
    const [, count] = await manager.query<Updated<unknown>>(
      `UPDATE analyses SET generation_status = 'pending', generation_error = NULL, attempt = 0,
         tokens_used = 0, requests_made = 0, next_attempt_at = now(), request_id = $2,
         traceparent = $3
       WHERE id = $1 AND generation_status = 'failed'`,
      [id, requestId, this.traces.traceparent],
    );
    if (count !== 1) return;
    await this.counsel.dropRefused(manager, id);
    await this.wordedParts.dropRefused(manager, id);
  }
}
