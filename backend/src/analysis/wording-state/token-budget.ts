import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Environment } from '../../config/environment.js';
import { LeaseLost } from '../../leases/held-leases.js';
import type { AnalysisClaim } from '../analysis-claim.js';
import { failureReasons } from '../analysis-failure-reasons.js';
import { CannotWrite } from '../writers/writing-fault.js';

/** Tokens that one request may cost; they count as spent until `settle` says what it cost. */
export interface Reservation {
  readonly analysisId: string;
  /** The request that started the analysis; it differs after a regeneration. */
  readonly requestId: string | null;
  /** The first day of the month (UTC) that pays for it: `2026-03-01`. */
  readonly month: string;
  readonly tokens: number;
}

/** What the wording of a report has cost since it was last started. */
export interface Spent {
  readonly tokens: number;
  readonly requests: number;
}

type Updated<Row> = [rows: Row[], count: number];

const heldByRunSql = `id = $1 AND generation_status = 'processing' AND run_id = $2`;

/**
 * Keeps the cost of reports within AI_TOKENS_PER_REPORT and AI_TOKENS_PER_MONTH, also under
 * concurrency. The reservation of a killed worker stays counted.
 */
@Injectable()
export class TokenBudget {
  constructor(
    private readonly dataSource: DataSource,
    private readonly environment: Environment,
  ) {}

  /**
   * Reserves the maximum cost of one request, and counts the request.
   *
   * @throws CannotWrite when less is left; its reason names the limit.
   * @throws LeaseLost when another worker has the report.
   */
  async reserve(claim: AnalysisClaim, tokens: number): Promise<Reservation> {
    // One transaction, so that both rows are updated or neither. Every caller locks the report's
    // row before the month's, which prevents a deadlock.
    return this.dataSource.transaction(async (manager) => {
      await this.reserveOfReport(manager, claim, tokens);
      const month = await this.reserveOfMonth(manager, tokens);
      return { analysisId: claim.id, requestId: claim.requestId, month, tokens };
    });
  }

  /** Replaces the reservation with the actual cost of the request. */
  async settle(reservation: Reservation, actualTokens: number): Promise<void> {
    const { analysisId, requestId, month, tokens } = reservation;
    await this.dataSource.transaction(async (manager) => {
      // The cost counts even when the lease is lost. It does not count when the report was
      // regenerated: its counters were reset.
      await manager.query(
        `UPDATE analyses SET tokens_used = tokens_used + $3
         WHERE id = $1 AND request_id IS NOT DISTINCT FROM $2`,
        [analysisId, requestId, actualTokens - tokens],
      );
      await manager.query(`UPDATE token_months SET tokens = tokens + $2 WHERE month = $1`, [
        month,
        actualTokens - tokens,
      ]);
    });
  }

  async spentOn({ id }: AnalysisClaim): Promise<Spent> {
    const [spent] = await this.dataSource.query<Spent[]>(
      `SELECT tokens_used AS tokens, requests_made AS requests FROM analyses WHERE id = $1`,
      [id],
    );
    return spent ?? { tokens: 0, requests: 0 };
  }

  private async reserveOfReport(
    manager: EntityManager,
    { id, runId }: AnalysisClaim,
    tokens: number,
  ): Promise<void> {
    const limit = this.environment.AI_TOKENS_PER_REPORT;
    const [[report]] = await manager.query<Updated<{ isWithin: boolean }>>(
      `UPDATE analyses SET tokens_used = tokens_used + $3, requests_made = requests_made + 1
       WHERE ${heldByRunSql} RETURNING tokens_used <= $4 AS "isWithin"`,
      [id, runId, tokens, limit],
    );
    if (report === undefined) throw new LeaseLost();
    if (!report.isWithin) throw new CannotWrite(failureReasons.reportBudgetUsedUp(limit));
  }

  /** @returns the month. */
  private async reserveOfMonth(manager: EntityManager, tokens: number): Promise<string> {
    const limit = this.environment.AI_TOKENS_PER_MONTH;
    const rows = await manager.query<{ month: string; isWithin: boolean }[]>(
      `INSERT INTO token_months (month, tokens)
       VALUES (date_trunc('month', now() AT TIME ZONE 'UTC')::date, $1)
       ON CONFLICT (month) DO UPDATE SET tokens = token_months.tokens + excluded.tokens
       RETURNING to_char(month, 'YYYY-MM-DD') AS month,
         $2::bigint IS NULL OR tokens <= $2 AS "isWithin"`,
      [tokens, limit ?? null],
    );
    const { month, isWithin } = rows[0]!;
    if (!isWithin) throw new CannotWrite(failureReasons.monthBudgetUsedUp(limit!));
    return month;
  }
}
