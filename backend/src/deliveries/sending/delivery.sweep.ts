import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pendingGraceSeconds, rowsPerRun } from '../../leases/sweep-thresholds.js';
import { aFailedMail, CoachMails } from '../coach-mails.js';
import { Metrics } from '../../metrics/metrics.js';
import { ofLiveReport } from '../../database/live-companies.js';
import { deliveryRetry, triesOf } from '../../leases/retry-policy.js';
import { WorkQueues } from '../../queues/work-queues.js';
import { failureReasons } from '../mail-failure-reasons.js';

/** What one run of the sweep did. */
export interface DeliverySweepSummary {
  /** Deliveries without a job that were given one. */
  readonly nudged: number;
  /** Deliveries whose worker was lost on their last try. */
  readonly failed: number;
}

interface LostRow {
  readonly id: string;
  readonly reportId: string;
  readonly recipient: string;
  readonly reason: string;
  readonly forOwner: boolean;
}

/** Brings deliveries that wait without a job, or whose worker is gone, back into motion. */
@Injectable()
export class DeliverySweep {
  private readonly log = new Logger('Deliveries');

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: WorkQueues,
    private readonly coachMails: CoachMails,
    private readonly metrics: Metrics,
  ) {}

  async run(): Promise<DeliverySweepSummary> {
    const failed = await this.failLost();
    return { failed, nudged: await this.nudgeForgotten() };
  }

  /** SKIP LOCKED: elsewhere the report is locked before its deliveries; here the order is reversed, and waiting could deadlock. */
  private async failLost(): Promise<number> {
    const failure = failureReasons.workerLost;
    const { lost, mailIds } = await this.dataSource.transaction(async (manager) => {
      const [lost] = await manager.query<[LostRow[], number]>(
        `UPDATE email_deliveries SET status = 'failed', server_reply = $2,
           run_id = NULL, lease_until = NULL
         WHERE id IN (
           SELECT delivery.id
           FROM email_deliveries AS delivery JOIN analyses ON analyses.id = analysis_id
           WHERE status = 'pending' AND delivery.lease_until < now() AND delivery.attempt >= $1
           LIMIT $3
           FOR UPDATE OF delivery SKIP LOCKED FOR KEY SHARE OF analyses SKIP LOCKED
         )
         RETURNING id, analysis_id AS "reportId", recipient, reason, for_owner AS "forOwner"`,
        [triesOf(deliveryRetry), failure, rowsPerRun],
      );
      const ofOwners = lost.filter(({ forOwner }) => forOwner);
      const mailIds = await this.coachMails.create(
        manager,
        ofOwners.map((delivery) => aFailedMail({ ...delivery, failure })),
      );
      return { lost, mailIds };
    });
    this.metrics.mailTried('failed', lost.length);
    for (const { id, reportId, reason } of lost)
      this.log.warn('delivery lost', { deliveryId: id, analysisId: reportId, reason });
    for (const id of mailIds) this.queues.nudgeDelivery(id);
    return lost.length;
  }

  /**
   * A worker renews its lease while it lives, so an expired lease means that the worker died. What
   * is in the trash waits until it is taken back.
   */
  private async nudgeForgotten(): Promise<number> {
    const withJob = await this.queues.deliveriesWithJob();
    if (withJob === null) return 0;
    const waiting = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM email_deliveries
       WHERE status = 'pending'
         AND coalesce(lease_until, next_attempt_at + make_interval(secs => $1)) < now()
         AND id::text <> ALL ($2) AND ${ofLiveReport('analysis_id')}
       ORDER BY next_attempt_at LIMIT $3`,
      [pendingGraceSeconds, [...withJob], rowsPerRun],
    );
    for (const { id } of waiting) this.queues.nudgeDelivery(id);
    return waiting.length;
  }
}
