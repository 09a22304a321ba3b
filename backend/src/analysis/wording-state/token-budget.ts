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
  /** The request that began it: another one where it was begun anew meanwhile. */
  readonly requestId: string | null;
  /** The first day of the month (UTC) that pays for it: `2026-03-01`. */
  readonly month: string;
  readonly tokens: number;
}

/** What the words of a report cost so far, since it was begun or begun anew. */
export interface Spent {
  readonly tokens: number;
  readonly requests: number;
}

type Updated<Row> = [rows: Row[], count: number];

const heldByRunSql = `id = $1 AND generation_status = 'processing' AND run_id = $2`;

/**
 * Keeps what reports cost within AI_TOKENS_PER_REPORT and AI_TOKENS_PER_MONTH, however many are
 * worded at once. What a worker reserved before it was killed stays counted.
 */
@Injectable()
export class TokenBudget {
  constructor(
    private readonly dataSource: DataSource,
    private readonly environment: Environment,
  ) {}

  /**
   * Sets aside what one request may cost at most, and counts the request.
   *
   * @throws CannotWrite when that is more than is left, with the limit it meets.
   * @throws LeaseLost when somebody else has the report by now.
   */
  async reserve(claim: AnalysisClaim, tokens: number): Promise<Reservation> {
    // Either both take it or neither; all take the report's row first, then the month's.
    return this.dataSource.transaction(async (manager) => {
      await this.reserveOfReport(manager, claim, tokens);
      const month = await this.reserveOfMonth(manager, tokens);
      return { analysisId: claim.id, requestId: claim.requestId, month, tokens };
    });
  }

  /** Replaces what was set aside by what the request cost. */
  async settle(reservation: Reservation, actualTokens: number): Promise<void> {
    const { analysisId, requestId, month, tokens } = reservation;
    await this.dataSource.transaction(async (manager) => {
      // Also after the lease is lost; but a report that was begun anew has begun to count anew.
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
