import { Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import type { LeasedRows } from './leased-rows.js';
import { overdueSeconds, pendingGraceSeconds } from './sweep-thresholds.js';

/** What the watch needs of ioredis. */
interface BlockingClient {
  disconnect(reconnect: boolean): void;
}

/** A consumer, whatever its jobs carry. */
export interface AnyConsumer {
  readonly queue: Pick<Queue, 'name' | 'client' | 'getWaitingCount'>;
  readonly secondsSinceFetch: number;
  stop(): void;
  reconnect(): void;
}

/**
 * Does the work of one queue in this process: the jobs that Bull fetches, and overdue rows that no
 * job brought. The work itself reads and writes the row.
 */
export class Consumer<Payload> implements AnyConsumer {
  private readonly log = new Logger('Queues');
  private jobs = 0;
  private rows = 0;
  /**
   * The payloads of running work, so that this process does not claim a row a second time while its
   * job is slow.
   */
  private readonly atWork = new Set<string>();
  private isStopped = false;
  private fetchedAt = performance.now();

  /** @param concurrency how many jobs at once; rows without a job take the slots left free */
  constructor(
    readonly queue: Queue<Payload>,
    private readonly concurrency: number,
    private readonly work: (payload: Payload) => Promise<void>,
  ) {
    const getNextJob = queue.getNextJob.bind(queue);
    queue.getNextJob = async () => {
      const job = await getNextJob();
      this.fetchedAt = performance.now();
      return job;
    };
  }

  /** Handles a job. It rethrows an error, so that the queue sees it too. */
  async handle(payload: Payload): Promise<void> {
    this.jobs += 1;
    try {
      await this.noted(payload);
    } catch (error) {
      // The row stays as it is, and the next sweep finds it.
      this.log.error('a job failed', { queue: this.queue.name, error });
      throw error;
    } finally {
      this.jobs -= 1;
      this.fetchedAt = performance.now();
    }
  }

  /** How many rows {@link begin} may be called with. */
  get freeSlots(): number {
    if (this.isStopped) return 0;
    return Math.max(0, this.concurrency - this.jobs - this.rows);
  }

  /** Starts work on overdue rows that no job brought, as far as slots are free. */
  async takeOverdue(
    rows: Pick<LeasedRows, 'overdue'>,
    payloadOf: (id: string) => Payload,
  ): Promise<void> {
    if (this.freeSlots === 0) return;
    for (const id of await rows.overdue(this.overdueSeconds, this.freeSlots))
      this.begin(payloadOf(id));
  }

  /** Starts work on one overdue row that no job brought. */
  begin(payload: Payload): void {
    if (this.atWork.has(JSON.stringify(payload))) return;
    this.rows += 1;
    this.noted(payload)
      .catch((error: unknown) =>
        this.log.error('work on an overdue row failed', { queue: this.queue.name, error }),
      )
      .finally(() => {
        this.rows -= 1;
      });
  }

  /** Seconds since Bull last fetched a job or found none; 0 while all slots are in use. */
  get secondsSinceFetch(): number {
    if (this.jobs >= this.concurrency) return 0;
    return (performance.now() - this.fetchedAt) / 1000;
  }

  private async noted(payload: Payload): Promise<void> {
    const key = JSON.stringify(payload);
    this.atWork.add(key);
    try {
      await this.work(payload);
    } finally {
      this.atWork.delete(key);
    }
  }

  /**
   * Seconds after which a row is overdue; fewer while Redis is unreachable, as no job can come
   * then.
   */
  get overdueSeconds(): number {
    return this.queue.client.status === 'ready' ? overdueSeconds : pendingGraceSeconds;
  }

  /** Starts no new jobs and no new rows here; running ones continue. */
  stop(): void {
    this.isStopped = true;
    // The local pause takes effect at once. The promise settles later, mostly with the error that
    // the queue is closed.
    this.queue
      .pause(true, true)
      .catch((error: unknown) => this.log.debug(`${this.queue.name} did not pause`, { error }));
  }

  /** Ends the connection that waits for jobs; Bull makes a new one. */
  reconnect(): void {
    const { bclient } = this.queue as unknown as { bclient: BlockingClient };
    bclient.disconnect(true);
  }
}
