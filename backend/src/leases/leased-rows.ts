import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Lease } from './held-leases.js';
import type { RetryPolicy } from './retry-policy.js';

/** A worker's claim of one row: writes that name its run change nothing once the lease is lost. */
export interface Claim {
  readonly id: string;
  readonly runId: string;
}

/** What TypeORM returns for UPDATE … RETURNING. */
export type Updated<Row> = [rows: Row[], count: number];

/** A table whose rows workers claim. It has `id`, `run_id`, `lease_until`, `attempt` and `next_attempt_at`. */
export interface LeasedTable {
  readonly name: 'analyses' | 'email_deliveries';
  /** A condition on `leased`, the row: a worker may claim it now. */
  readonly claimable: string;
  /** The state of a row that a worker has claimed, as `column = 'value'`. */
  readonly claimed: string;
  /** The state of a row that waits for a worker, as `column = 'value'`. */
  readonly waiting: string;
  /** The column that tells a coach why the row waits or failed. */
  readonly reason: string;
  readonly retry: RetryPolicy;
}

/** What one table adds to a claim; its own parameters begin at $3. */
export interface ClaimQuery {
  /** More assignments. */
  readonly set: string;
  /** The tables joined to `leased`. */
  readonly from: string;
  readonly where: string;
  readonly returning: string;
  readonly values?: readonly unknown[];
}

/**
 * The rows of a table that workers claim, hold by a lease and give back. Each write names the state
 * and the run it expects, so that a worker that lost its lease changes nothing.
 */
export abstract class LeasedRows {
  constructor(
    protected readonly dataSource: DataSource,
    private readonly table: LeasedTable,
  ) {}

  /** @returns up to `limit` that should have been begun `seconds` ago, the longest waiting first. */
  async overdue(seconds: number, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM ${this.table.name} AS leased
       WHERE ${this.table.claimable} AND next_attempt_at < now() - make_interval(secs => $1)
       ORDER BY next_attempt_at LIMIT $2`,
      [seconds, limit],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * The lease of a claimed row, for {@link HeldLeases}.
   *
   * @param handedBack is called once the row waits for another worker again
   */
  lease(claim: Claim, handedBack: () => void): Lease {
    return {
      heartbeatSeconds: this.table.retry.heartbeat,
      renew: () => this.renew(claim),
      handBack: async () => {
        if (await this.handBack(claim)) handedBack();
      },
    };
  }

  /** Extends the lease; false when it was lost. */
  async renew({ id, runId }: Claim): Promise<boolean> {
    const [, count] = await this.dataSource.query<Updated<unknown>>(
      `UPDATE ${this.table.name} SET lease_until = now() + make_interval(secs => $3)
       WHERE id = $1 AND ${this.table.claimed} AND run_id = $2`,
      [id, runId, this.table.retry.lease],
    );
    return count === 1;
  }

  /** Releases the row without counting this try; false when the lease was lost. */
  async handBack(claim: Claim): Promise<boolean> {
    const ended = await this.end(
      claim,
      `${this.table.waiting}, attempt = attempt - 1, next_attempt_at = now()`,
    );
    return ended.length === 1;
  }

  /** Claims a row if it may be claimed; null when it is done, deleted or leased. */
  protected async claimRow<Row>(id: string, query: ClaimQuery): Promise<(Row & Claim) | null> {
    const runId = randomUUID();
    const [[row]] = await this.dataSource.query<Updated<Row>>(
      `UPDATE ${this.table.name} AS leased SET ${this.table.claimed}, run_id = $2,
         attempt = leased.attempt + 1,
         lease_until = now() + make_interval(secs => ${this.table.retry.lease}), ${query.set}
       FROM ${query.from}
       WHERE leased.id = $1 AND ${this.table.claimable} AND ${query.where}
       RETURNING ${query.returning}`,
      [id, runId, ...(query.values ?? [])],
    );
    return row === undefined ? null : { ...row, id, runId };
  }

  /**
   * Schedules the row's next try after a failed one; false when the lease was lost.
   *
   * @param reason why it waits, in words for a coach
   * @param outcome more assignments; their parameters begin at $5
   */
  protected async giveBack(
    claim: Claim,
    pauseSeconds: number,
    reason: string,
    outcome: readonly string[] = [],
    values: readonly unknown[] = [],
  ): Promise<boolean> {
    const assignments = [
      this.table.waiting,
      `${this.table.reason} = $3`,
      `next_attempt_at = now() + make_interval(secs => $4)`,
      ...outcome,
    ];
    const ended = await this.end(claim, assignments.join(', '), [reason, pauseSeconds, ...values]);
    return ended.length === 1;
  }

  /**
   * Ends the lease with an outcome.
   *
   * @param outcome assignments; their parameters begin at $3
   * @returns what `returning` names of the row; nothing when the lease was lost.
   */
  protected async end<Row = { id: string }>(
    { id, runId }: Claim,
    outcome: string,
    values: readonly unknown[] = [],
    {
      manager = this.dataSource.manager,
      returning = 'id',
    }: {
      readonly manager?: EntityManager;
      readonly returning?: string;
    } = {},
  ): Promise<Row[]> {
    const [rows] = await manager.query<Updated<Row>>(
      `${this.ending(outcome)} RETURNING ${returning}`,
      [id, runId, ...values],
    );
    return rows;
  }

  /** The statement of {@link end} without RETURNING; $1 is the row's id, $2 the run's. */
  protected ending(outcome: string): string {
    const { name, claimed } = this.table;
    return `UPDATE ${name} SET run_id = NULL, lease_until = NULL, ${outcome}
      WHERE id = $1 AND ${claimed} AND run_id = $2`;
  }
}
