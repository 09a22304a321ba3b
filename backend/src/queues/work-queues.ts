import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import type { Queue } from 'bull';
import { atMostEvery } from '../common/logging/at-most-every.js';
import { Traces } from '../tracing/traces.js';
import { analysisQueue, deliveryQueue, type AnalysisJob, type DeliveryJob } from './queues.js';

/** Milliseconds between two log lines about a queue that keeps failing. */
const quietMs = 60_000;

/** How long Redis has to list the jobs; a list of thousands takes it well under a second. */
const patienceMs = 5_000;

/**
 * Tells workers that a row waits. A nudge is never awaited, because Bull's `add` hangs while Redis
 * is unreachable. The repair enqueues rows whose nudge was lost.
 */
@Injectable()
export class WorkQueues {
  private readonly log = new Logger('Queues');

  constructor(
    @InjectQueue(analysisQueue) private readonly analyses: Queue<AnalysisJob>,
    @InjectQueue(deliveryQueue) private readonly deliveries: Queue<DeliveryJob>,
    private readonly traces: Traces,
  ) {
    for (const queue of [analyses, deliveries]) {
      this.tellFaults(queue);
      this.closeInAnyCase(queue);
    }
  }

  nudgeAnalysis(analysisId: string, delaySeconds = 0): void {
    this.add(this.analyses, analysisId, { analysisId }, delaySeconds);
  }

  nudgeDelivery(deliveryId: string, delaySeconds = 0): void {
    this.add(this.deliveries, deliveryId, { deliveryId }, delaySeconds);
  }

  /** The analyses that have a job, waiting, delayed or at work; null while Redis cannot say. */
  analysesWithJob(): Promise<ReadonlySet<string> | null> {
    return rowsWithJob(this.analyses);
  }

  /** The deliveries that have a job, waiting, delayed or at work; null while Redis cannot say. */
  deliveriesWithJob(): Promise<ReadonlySet<string> | null> {
    return rowsWithJob(this.deliveries);
  }

  /**
   * While Redis is unreachable a queue fails several times a second, so the log lines are
   * throttled.
   */
  private tellFaults(queue: Queue): void {
    let isAway = false;
    const tellAway = atMostEvery(quietMs, (message: string) =>
      this.log.warn(`${queue.name} has no connection to Redis: ${message}`),
    );
    const tellFault = atMostEvery(quietMs, (message: string) =>
      this.log.warn(`${queue.name} had a fault with Redis: ${message}`),
    );
    queue.on('error', (error: Error) => {
      if (isOfConnection(error)) {
        isAway = true;
        tellAway(error.message);
      } else tellFault(error.message);
    });
    queue.client.on('ready', () => {
      if (isAway) this.log.log(`${queue.name} has its connection to Redis again`);
      isAway = false;
    });
  }

  /** An unreachable Redis must not keep the process from stopping. */
  private closeInAnyCase(queue: Queue): void {
    const close = queue.close.bind(queue);
    queue.close = (doNotWaitJobs) =>
      close(doNotWaitJobs).catch((error: unknown) =>
        this.log.warn(`${queue.name} closed without Redis`, { error }),
      );
  }

  private add<Payload>(
    queue: Queue<Payload>,
    rowId: string,
    payload: Payload,
    delaySeconds: number,
  ): void {
    const facts = { kind: SpanKind.PRODUCER, attributes: { 'ellac.row_id': rowId } };
    const options = { delay: delaySeconds * 1000, jobId: aJobIdFor(rowId) };
    this.traces
      .part(`enqueue ${queue.name}`, facts, () => queue.add(payload, options))
      .catch((error: unknown) => this.log.warn(`no job for ${queue.name}`, { error }));
  }
}

/**
 * Whether the connection failed, as opposed to an error reply of Redis or an error of Bull about a
 * job.
 */
const isOfConnection = (error: Error): boolean =>
  'syscall' in error ||
  /^(Socket timeout|Connection is closed|connect ETIMEDOUT)/.test(error.message);

/** A new id each time, because Bull silently ignores an id that it still knows. */
const aJobIdFor = (rowId: string): string => `${rowId}.${randomUUID()}`;

const rowOf = (jobId: string): string => jobId.split('.')[0]!;

/**
 * The rows whose jobs are not done; null while Redis does not reply in time, because a command
 * waits until Redis is back. Only the ids are read, so that a long queue takes three short
 * commands.
 */
async function rowsWithJob(queue: Queue): Promise<ReadonlySet<string> | null> {
  const { client } = queue;
  if (client.status !== 'ready') return null;
  const jobs = await Promise.race([
    Promise.all([
      client.lrange(queue.toKey('wait'), 0, -1),
      client.lrange(queue.toKey('active'), 0, -1),
      client.zrange(queue.toKey('delayed'), 0, -1),
    ]),
    setTimeout(patienceMs, null, { ref: false }),
  ]);
  return jobs && new Set(jobs.flat().map(rowOf));
}
