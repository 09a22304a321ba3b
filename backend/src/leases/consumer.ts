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
 * Does the work of one queue in this process: of the jobs that Bull fetches, and of rows that are
 * overdue without one. The work itself reads and writes the row.
 */
export class Consumer<Payload> implements AnyConsumer {
  private readonly log = new Logger('Queues');
  private jobs = 0;
  private rows = 0;
  /** Payloads at work, so that a row whose job is slow is not claimed a second time here. */
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

  /** Handles a job; the queue hears of an error, too. */
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

  /** Begins the work on rows that are overdue though no job brought them, as far as slots are free. */
  async takeOverdue(
    rows: Pick<LeasedRows, 'overdue'>,
    payloadOf: (id: string) => Payload,
  ): Promise<void> {
    if (this.freeSlots === 0) return;
    for (const id of await rows.overdue(this.overdueSeconds, this.freeSlots))
      this.begin(payloadOf(id));
  }

  /** Begins the work on a row that is overdue, though no job brought it. */
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

  /** Seconds since Bull last heard of a job or of there being none; 0 while all slots have one. */
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

  /** Seconds after which a row is overdue; shorter without Redis, as no job can come then. */
  get overdueSeconds(): number {
    return this.queue.client.status === 'ready' ? overdueSeconds : pendingGraceSeconds;
  }

  /** From here on no new job and no row is begun here; those at work go on. */
  stop(): void {
    this.isStopped = true;
    // The pause holds at once. What Redis says comes later, mostly that the queue is closed by then.
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
