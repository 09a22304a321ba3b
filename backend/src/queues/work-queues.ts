import { setTimeout } from 'node:timers/promises';
import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger } from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { analysisQueue, deliveryQueue, type AnalysisJob, type DeliveryJob } from './queues.js';

/** How long a queue that fails again and again stays quiet after a line in the log. */
const quietMs = 60_000;

/** How long Redis has to list the jobs; a list of thousands takes it well under a second. */
const patienceMs = 5_000;

/**
 * Tells workers that a row waits. A nudge is never awaited: Bull's `add` hangs while Redis is
 * away, and a row whose nudge is lost gets another one from the repair.
 */
@Injectable()
export class WorkQueues {
  private readonly log = new Logger('Queues');

  constructor(
    @InjectQueue(analysisQueue) private readonly analyses: Queue<AnalysisJob>,
    @InjectQueue(deliveryQueue) private readonly deliveries: Queue<DeliveryJob>,
  ) {
    for (const queue of [analyses, deliveries]) this.tellFaults(queue);
  }

  nudgeAnalysis(analysisId: string, delaySeconds = 0): void {
    this.add(this.analyses, { analysisId }, delaySeconds);
  }

  nudgeDelivery(deliveryId: string, delaySeconds = 0): void {
    this.add(this.deliveries, { deliveryId }, delaySeconds);
  }

  /** The analyses that have a job, waiting, delayed or at work; null while Redis cannot say. */
  async analysesWithJob(): Promise<ReadonlySet<string> | null> {
    const jobs = await openJobs(this.analyses);
    return jobs && new Set(jobs.map((job) => job.data.analysisId));
  }

  /** The deliveries that have a job, waiting, delayed or at work; null while Redis cannot say. */
  async deliveriesWithJob(): Promise<ReadonlySet<string> | null> {
    const jobs = await openJobs(this.deliveries);
    return jobs && new Set(jobs.map((job) => job.data.deliveryId));
  }

  /** While Redis is away a queue fails several times a second; once in a while says enough. */
  private tellFaults(queue: Queue): void {
    let quietUntil = 0;
    queue.on('error', ({ message }: Error) => {
      if (Date.now() < quietUntil) return;
      quietUntil = Date.now() + quietMs;
      this.log.warn(`${queue.name} has no connection to Redis: ${message}`);
    });
  }

  private add<Payload>(queue: Queue<Payload>, payload: Payload, delaySeconds: number): void {
    queue
      .add(payload, { delay: delaySeconds * 1000 })
      .catch((error: unknown) =>
        this.log.warn(
          `no job for ${queue.name}: ${error instanceof Error ? error.message : 'unknown'}`,
        ),
      );
  }
}

/**
 * The jobs that are not done, or null while Redis cannot say: a command given while it is away
 * waits until it is back, and so does one whose answer is lost.
 */
const openJobs = async <Payload>(queue: Queue<Payload>): Promise<Job<Payload>[] | null> => {
  if (queue.client.status !== 'ready') return null;
  const jobs = await Promise.race([
    // Bull answers null for a job that ends between its listing and its reading.
    queue.getJobs(['waiting', 'active', 'delayed', 'paused']) as Promise<(Job<Payload> | null)[]>,
    setTimeout(patienceMs, null, { ref: false }),
  ]);
  return jobs && jobs.filter((job) => job !== null);
};
