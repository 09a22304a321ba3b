import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bull';
import { Environment } from '../config/environment.js';
import { keepWriting } from '../database/keep-writing.js';
import { Consumers } from '../queues/consumers.js';
import { analysisQueue, type AnalysisJob } from '../queues/queues.js';
import { analysisRetry, pauseAfter } from '../queues/retry-policy.js';
import { Turns } from '../queues/turns.js';
import { WorkQueues } from '../queues/work-queues.js';
import { type AnalysisClaim, AnalysisRepository } from './analysis.repository.js';
import { failureReasons } from './failure-reasons.js';
import { BuiltinWriter } from './writers/builtin-writer.js';

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

  constructor(
    @InjectQueue(analysisQueue) private readonly queue: Queue<AnalysisJob>,
    private readonly environment: Environment,
    private readonly consumers: Consumers,
    private readonly turns: Turns,
    private readonly analyses: AnalysisRepository,
    private readonly writer: BuiltinWriter,
    private readonly queues: WorkQueues,
  ) {}

  onApplicationBootstrap(): void {
    this.consumers.serve(this.queue, this.environment.WORKER_CONCURRENCY, (job) =>
      this.analyse(job),
    );
  }

  async analyse({ analysisId }: AnalysisJob): Promise<void> {
    const claim = await this.turns.claim(this.analyses.claim(analysisId));
    if (claim === null) return;
    this.log.log('analysis begun', stepOf(claim));
    const turn = {
      renew: () => this.analyses.renew(claim),
      handBack: async () => {
        if (!(await this.analyses.handBack(claim))) return;
        this.log.log('analysis handed back', stepOf(claim));
        this.queues.nudgeAnalysis(claim.id);
      },
    };
    await this.turns.hold(turn, analysisRetry.heartbeat, () => this.write(claim));
  }

  private async write(claim: AnalysisClaim): Promise<void> {
    try {
      const report = this.writer.write(claim.answers, claim.submittedAt);
      const deliveryId = await keepWriting(analysisRetry.lease, () =>
        this.analyses.complete(claim, report),
      );
      if (deliveryId === null) {
        this.log.warn('analysis completed, but its turn was over', stepOf(claim));
        return;
      }
      this.log.log('analysis completed', { ...stepOf(claim), deliveryId });
      this.queues.nudgeDelivery(deliveryId);
    } catch (error) {
      this.log.error('analysis failed', { ...stepOf(claim), error });
      await this.giveBack(claim);
    }
  }

  private async giveBack(claim: AnalysisClaim): Promise<void> {
    const pause = pauseAfter(analysisRetry, claim.attempt);
    if (pause === null) {
      const mailIds = await this.analyses.fail(claim, failureReasons.writerFailed);
      for (const id of mailIds) this.queues.nudgeDelivery(id);
    } else if (await this.analyses.tryAgain(claim, pause)) {
      this.queues.nudgeAnalysis(claim.id, pause);
    }
  }
}
