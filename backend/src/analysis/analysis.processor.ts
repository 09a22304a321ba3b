import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { SpanKind } from '@opentelemetry/api';
import type { Queue } from 'bull';
import { Environment } from '../config/environment.js';
import { keepWriting } from '../database/keep-writing.js';
import { Metrics, type ReportResult } from '../metrics/metrics.js';
import type { Consumer } from '../leases/consumer.js';
import { Consumers } from '../leases/consumers.js';
import { analysisQueue, type AnalysisJob } from '../queues/queues.js';
import { analysisRetry, longestWait, pauseAfter } from '../leases/retry-policy.js';
import { runScheduled } from '../leases/run-scheduled.js';
import { sweepTimes } from '../leases/sweep-thresholds.js';
import { isLeaseLost, HeldLeases } from '../leases/held-leases.js';
import { WorkQueues } from '../queues/work-queues.js';
import { Traces } from '../tracing/traces.js';
import type { AnalysisClaim } from './analysis-claim.js';
import { AnalysisRepository } from './analysis.repository.js';
import { failureReasons } from './analysis-failure-reasons.js';
import { Writers } from './writers/writers.js';
import { CannotWrite, EnginePaused, TryAgain } from './writers/writing-fault.js';

/** Names a step in the log. */
const stepOf = ({ id, attempt, requestId }: AnalysisClaim) => ({
  analysisId: id,
  attempt,
  requestId,
});

/** Takes a waiting analysis from its claim to the stored report. */
@Injectable()
export class AnalysisProcessor implements OnApplicationBootstrap {
  private readonly log = new Logger('Analysis');
  private consumer: Consumer<AnalysisJob> | null = null;

  constructor(
    @InjectQueue(analysisQueue) private readonly queue: Queue<AnalysisJob>,
    private readonly environment: Environment,
    private readonly consumers: Consumers,
    private readonly leases: HeldLeases,
    private readonly analyses: AnalysisRepository,
    private readonly writers: Writers,
    private readonly queues: WorkQueues,
    private readonly metrics: Metrics,
    private readonly traces: Traces,
  ) {}

  onApplicationBootstrap(): void {
    this.consumer = this.consumers.serve(
      this.queue,
      this.environment.WORKER_CONCURRENCY,
      (payload) => this.analyse(payload),
    );
  }

  /** Takes overdue analyses from the table: their jobs are lost, or nobody fetches them. */
  @Cron(sweepTimes, { name: 'overdue-analyses', waitForCompletion: true })
  async takeOverdue(): Promise<void> {
    await runScheduled(this.log, 'taking overdue analyses', async () => {
      await this.consumer?.takeOverdue(this.analyses, (analysisId) => ({ analysisId }));
    });
  }

  async analyse({ analysisId }: AnalysisJob): Promise<void> {
    const claim = await this.leases.claim(this.analyses.claim(analysisId));
    if (claim === null) return;
    const attributes = { 'ellac.analysis_id': claim.id, 'ellac.attempt': claim.attempt };
    const facts = { kind: SpanKind.CONSUMER, attributes };
    await this.traces.continued(claim.traceparent, 'analysis', facts, () => this.take(claim));
  }

  private async take(claim: AnalysisClaim): Promise<void> {
    this.log.log('analysis begun', stepOf(claim));
    const lease = this.analyses.lease(claim, () => {
      this.log.log('analysis handed back', stepOf(claim));
      this.queues.nudgeAnalysis(claim.id);
    });
    await this.leases.hold(lease, (signal) => this.write(claim, signal));
  }

  private async write(claim: AnalysisClaim, signal: AbortSignal): Promise<void> {
    try {
      const report = await this.traces.part('write report', {}, () =>
        this.writers.write(claim, signal),
      );
      const deliveryId = await keepWriting(analysisRetry.lease, () =>
        this.analyses.complete(claim, report),
      );
      if (deliveryId === null) {
        this.log.warn('analysis completed, but its lease was lost', stepOf(claim));
        return;
      }
      this.tried('completed');
      this.log.log('analysis completed', { ...stepOf(claim), deliveryId });
      this.queues.nudgeDelivery(deliveryId);
    } catch (error) {
      if (isLeaseLost(error, signal))
        this.log.warn('analysis left: its lease is lost', stepOf(claim));
      else if (error instanceof EnginePaused) await this.postpone(claim, error);
      else await this.giveBack(claim, error);
    }
  }

  private tried(result: ReportResult): void {
    this.metrics.reportTried(result);
    this.traces.note({ 'ellac.result': result });
  }

  private async postpone(claim: AnalysisClaim, { until, reason }: EnginePaused): Promise<void> {
    this.log.log('analysis waits for the language model', { ...stepOf(claim), until });
    const seconds = await this.analyses.postpone(claim, until, reason);
    if (seconds === null) return;
    this.tried('put_off');
    this.queues.nudgeAnalysis(claim.id, seconds);
  }

  private async giveBack(claim: AnalysisClaim, error: unknown): Promise<void> {
    this.log.error('analysis failed', { ...stepOf(claim), error });
    const pause = error instanceof CannotWrite ? null : pauseAfter(analysisRetry, claim.attempt);
    if (pause === null) return this.fail(claim, error);
    const seconds = Math.max(pause, askedFor(error));
    const reason = error instanceof TryAgain ? error.reason : failureReasons.tryFailed;
    if (!(await this.analyses.tryAgain(claim, seconds, reason))) return;
    this.tried('put_off');
    this.queues.nudgeAnalysis(claim.id, seconds);
  }

  private async fail(claim: AnalysisClaim, error: unknown): Promise<void> {
    const isKnown = error instanceof TryAgain || error instanceof CannotWrite;
    const reason = isKnown ? error.reason : failureReasons.writerFailed;
    const mailIds = await this.analyses.fail(claim, reason);
    this.tried('failed');
    for (const id of mailIds) this.queues.nudgeDelivery(id);
  }
}

/** Seconds that the language model's server asked us to wait. */
const askedFor = (error: unknown): number =>
  error instanceof TryAgain ? Math.min(error.notBefore, longestWait) : 0;
