import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pendingGraceSeconds, rowsPerRun } from '../analysis/repair/thresholds.js';
import { deliveryRetry, triesOf } from '../queues/retry-policy.js';
import { WorkQueues } from '../queues/work-queues.js';
import { failureReasons } from './failure-reasons.js';

/** What one run of the sweep did. */
export interface DeliverySweepSummary {
  /** Deliveries without a job that were given one. */
  readonly nudged: number;
  /** Deliveries whose worker was lost on their last try. */
  readonly failed: number;
}

/** Brings deliveries that wait without a job, or whose worker is gone, back into motion. */
@Injectable()
export class DeliverySweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: WorkQueues,
  ) {}

  async run(): Promise<DeliverySweepSummary> {
    const failed = await this.failLost();
    return { failed, nudged: await this.nudgeForgotten() };
  }

  private async failLost(): Promise<number> {
    const [, failed] = await this.dataSource.query<[unknown, number]>(
      `UPDATE email_deliveries SET status = 'failed', server_reply = $2,
         run_id = NULL, lease_until = NULL
       WHERE id IN (
         SELECT id FROM email_deliveries
         WHERE status = 'pending' AND lease_until < now() AND attempt >= $1
         LIMIT $3 FOR UPDATE SKIP LOCKED
       )`,
      [triesOf(deliveryRetry), failureReasons.workerLost, rowsPerRun],
    );
    return failed;
  }

  /** A worker renews its lease while it lives, so an expired one tells of a worker that is gone. */
  private async nudgeForgotten(): Promise<number> {
    const withJob = await this.queues.deliveriesWithJob();
    if (withJob === null) return 0;
    const waiting = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM email_deliveries
       WHERE status = 'pending'
         AND coalesce(lease_until, next_attempt_at + make_interval(secs => $1)) < now()
         AND id::text <> ALL ($2)
       ORDER BY next_attempt_at LIMIT $3`,
      [pendingGraceSeconds, [...withJob], rowsPerRun],
    );
    for (const { id } of waiting) this.queues.nudgeDelivery(id);
    return waiting.length;
  }
}
