import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CoachMails } from '../../coach-mail/coach-mails.js';
import { Metrics } from '../../metrics/metrics.js';
import { analysisRetry, triesOf } from '../../queues/retry-policy.js';
import { WorkQueues } from '../../queues/work-queues.js';
import { aFailedAnalysis } from '../failed-analysis.js';
import { failureReasons } from '../failure-reasons.js';
import { isAbandoned, isOverdue } from './stuck.js';
import { overdueSeconds, rowsPerRun } from '../../queues/thresholds.js';

/** Frees analyses whose worker is gone, and gives a job to those that wait without one. */
@Injectable()
export class StuckAnalysesSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: WorkQueues,
    private readonly coachMails: CoachMails,
    private readonly metrics: Metrics,
  ) {}

  /**
   * @param despiteJobs whether analyses that wait too long get a job though they have one, which
   *   nobody may be fetching; with each sweep it would fill the queue of a busy evening
   * @returns how many analyses were stuck.
   */
  async run(despiteJobs: boolean): Promise<number> {
    return (await this.freeExpired()) + (await this.nudgeForgotten(despiteJobs));
  }

  private async freeExpired(): Promise<number> {
    const { pending, failed, mailIds } = await this.dataSource.transaction(async (manager) => {
      const [freed] = await manager.query<[{ id: string; generation_status: string }[], number]>(
        `UPDATE analyses SET run_id = NULL, lease_until = NULL, next_attempt_at = now(),
           generation_status = CASE WHEN attempt < $1 THEN 'pending' ELSE 'failed' END,
           generation_error = CASE WHEN attempt < $1 THEN NULL ELSE $2 END
         WHERE id IN (
           SELECT id FROM analyses
           WHERE ${isAbandoned}
           LIMIT $3 FOR UPDATE SKIP LOCKED
         )
         RETURNING id, generation_status`,
        [triesOf(analysisRetry), failureReasons.workerLost, rowsPerRun],
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
    for (const { id } of pending) this.queues.nudgeAnalysis(id);
    for (const id of mailIds) this.queues.nudgeDelivery(id);
    return pending.length + failed.length;
  }

  private async nudgeForgotten(despiteJobs: boolean): Promise<number> {
    const withJob = await this.queues.analysesWithJob();
    if (withJob === null) return 0;
    const waiting = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM analyses
       WHERE ${isOverdue}
         AND (id::text <> ALL ($1)
           OR $3 AND next_attempt_at < now() - make_interval(secs => $4))
       ORDER BY next_attempt_at LIMIT $2`,
      [[...withJob], rowsPerRun, despiteJobs, overdueSeconds],
    );
    for (const { id } of waiting) this.queues.nudgeAnalysis(id);
    return waiting.length;
  }
}
