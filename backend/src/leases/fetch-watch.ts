import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { AnyConsumer } from './consumer.js';
import { Consumers } from './consumers.js';
import { runScheduled } from './run-scheduled.js';
import { sweepTimes } from './sweep-thresholds.js';

/** Seconds without a fetch, while jobs wait, after which a consumer counts as blind. */
const blindAfter = 30;
/** Milliseconds that Redis has to reply. */
const patienceMs = 5000;

/** This worker fetched nothing although jobs waited and Redis replied; its supervisor starts it again. */
export class BlindWorker extends Error {
  override readonly name = 'BlindWorker';

  constructor(queue: string) {
    super(`the worker fetches no jobs of ${queue}, though some wait and Redis answers`);
  }
}

/**
 * Detects that this process does not fetch the jobs that wait. Bull's workers have stopped fetching
 * after a reconnection (OptimalBits/bull#890, #1873), and a dead connection looks like an idle one.
 * A blind consumer gets a new connection; if that does not help within thirty seconds, the process
 * ends.
 */
@Injectable()
export class FetchWatch {
  private readonly log = new Logger('Queues');
  /** When each blind consumer got a new connection. */
  private readonly reconnectedAt = new Map<string, number>();

  constructor(private readonly consumers: Consumers) {}

  /** Whether jobs wait that this process does not fetch. */
  get isBlind(): boolean {
    return this.reconnectedAt.size > 0;
  }

  @Cron(sweepTimes, { name: 'fetch-watch', waitForCompletion: true })
  run(): Promise<void> {
    return runScheduled(this.log, 'the watch over fetching', async () => {
      for (const consumer of this.consumers.all()) await this.look(consumer);
    });
  }

  private async look(consumer: AnyConsumer): Promise<void> {
    const { name } = consumer.queue;
    if (!(await missesJobs(consumer))) {
      if (this.reconnectedAt.delete(name)) this.log.log(`${name} fetches jobs again`);
      return;
    }
    const reconnectedAt = this.reconnectedAt.get(name);
    if (reconnectedAt === undefined) {
      this.log.error(`${name} fetches no jobs, though some wait: it gets a new connection`);
      this.reconnectedAt.set(name, performance.now());
      consumer.reconnect();
    } else if (performance.now() - reconnectedAt > blindAfter * 1000) this.end(name);
  }

  /** Ends the process, like any unhandled rejection. */
  protected end(queue: string): void {
    setImmediate(() => {
      throw new BlindWorker(queue);
    });
  }
}

/**
 * While Redis is unreachable no job can be fetched, and Bull reconnects by itself: that is not a
 * blind consumer.
 */
async function missesJobs({ queue, secondsSinceFetch }: AnyConsumer): Promise<boolean> {
  if (secondsSinceFetch < blindAfter || queue.client.status !== 'ready') return false;
  const waiting = await Promise.race([
    queue.getWaitingCount(),
    setTimeout(patienceMs, 0, { ref: false }),
  ]);
  return waiting > 0;
}
