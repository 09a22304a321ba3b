import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { aFailedAnalysis, CoachMails } from '../../deliveries/coach-mails.js';
import { Metrics } from '../../metrics/metrics.js';
import { analysisRetry, triesOf } from '../../leases/retry-policy.js';
import { WorkQueues } from '../../queues/work-queues.js';
import { ofLiveCompany } from '../../database/live-companies.js';
import { failureReasons } from '../analysis-failure-reasons.js';
import { abandonedSql, overdueSql } from './stuck.js';
import { overdueSeconds, rowsPerRun } from '../../leases/sweep-thresholds.js';

/**
 * Seconds between the last tries of reports that lost their workers together: they are staggered.
 */
export const lastTriesApart = 15;

interface FreedRow {
  readonly id: string;
  readonly generation_status: string;
  /** Seconds until its next try. */
  readonly seconds: number;
}

/** Releases analyses whose worker died, and enqueues those that wait without a job. */
@Injectable()
export class StuckAnalysesSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: WorkQueues,
    private readonly coachMails: CoachMails,
    private readonly metrics: Metrics,
  ) {}

  /**
   * @param despiteJobs whether analyses that have waited too long get another job, because no
   *   worker may be fetching the one they have. Not for the regular sweep: under load it would
   *   flood the queue with duplicates.
   * @returns how many analyses were stuck.
   */
  async run(despiteJobs: boolean): Promise<number> {
    return (await this.freeExpired()) + (await this.nudgeForgotten(despiteJobs));
  }

  /**
   * One report may crash its worker, and then every analysis in that worker loses a try. If they
   * ran together again on their last try, the good ones would fail with the bad one. Their last
   * tries are therefore staggered.
   */
  private async freeExpired(): Promise<number> {
    const { pending, failed, mailIds } = await this.dataSource.transaction(async (manager) => {
      const [freed] = await manager.query<[FreedRow[], number]>(
        `WITH lost AS (
           SELECT id, attempt = $1 - 1 AS is_before_last FROM analyses
           WHERE ${abandonedSql}
           LIMIT $3 FOR UPDATE SKIP LOCKED
         ), spaced AS (
           SELECT id, CASE WHEN is_before_last
             THEN $4 * (row_number() OVER (PARTITION BY is_before_last ORDER BY id) - 1) ELSE 0
           END AS seconds
           FROM lost
         )
         UPDATE analyses SET run_id = NULL, lease_until = NULL,
           next_attempt_at = now() + make_interval(secs => seconds),
           generation_status = CASE WHEN attempt < $1 THEN 'pending' ELSE 'failed' END,
           generation_error = CASE WHEN attempt < $1 THEN NULL ELSE $2 END
         FROM spaced WHERE analyses.id = spaced.id
         RETURNING analyses.id, generation_status, seconds::float8`,
        [triesOf(analysisRetry), failureReasons.workerLost, rowsPerRun, lastTriesApart],
      );
      const pending = freed.filter(({ generation_status }) => generation_status === 'pending');
      const failed = freed.filter(({ generation_status }) => generation_status === 'failed');
      const mailIds = await this.coachMails.create(
        manager,
        failed.map(({ id }) => aFailedAnalysis(id, failureReasons.workerLost)),
      );
      return { pending, failed, mailIds };
    });
    this.metrics.reportTried('failed', failed.length);
    for (const { id, seconds } of pending) this.queues.nudgeAnalysis(id, seconds);
    for (const id of mailIds) this.queues.nudgeDelivery(id);
    return pending.length + failed.length;
  }

  private async nudgeForgotten(despiteJobs: boolean): Promise<number> {
    const withJob = await this.queues.analysesWithJob();
    if (withJob === null) return 0;
    const waiting = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM analyses
       WHERE ${overdueSql}
         AND (id::text <> ALL ($1)
           OR $3 AND next_attempt_at < now() - make_interval(secs => $4))
         AND ${ofLiveCompany('response_company_id')}
       ORDER BY next_attempt_at LIMIT $2`,
      [[...withJob], rowsPerRun, despiteJobs, overdueSeconds],
    );
    for (const { id } of waiting) this.queues.nudgeAnalysis(id);
    return waiting.length;
  }
}
