import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import type { QueueName } from './queues.js';

/** The queues that this process takes jobs from. */
@Injectable()
export class Consumers {
  private readonly log = new Logger('Queues');
  private readonly served = new Map<string, Pick<Queue, 'name' | 'pause'>>();

  /** Registers the one consumer of a queue. What a job does with its row is the consumer's affair. */
  serve<Payload>(
    queue: Queue<Payload>,
    concurrency: number,
    work: (payload: Payload) => Promise<void>,
  ): void {
    this.served.set(queue.name, queue);
    // The promise of `process` settles when the queue is closed.
    queue
      .process(concurrency, async (job) => {
        try {
          await work(job.data);
        } catch (error) {
          // The row stays as it is, and the next sweep finds it.
          this.log.error('a job failed', { queue: queue.name, error });
          throw error;
        }
      })
      .catch((error: unknown) => {
        this.served.delete(queue.name);
        this.log.error(`${queue.name} is no longer served`, { error });
      });
  }

  isServing(queue: QueueName): boolean {
    return this.served.has(queue);
  }

  /** From here on no new job is begun here; those at work go on. */
  stop(): void {
    for (const queue of this.served.values()) {
      // Settles when Redis answers; the pause itself holds at once, and without Redis no job comes.
      queue
        .pause(true, true)
        .catch((error: unknown) => this.log.warn(`${queue.name} did not pause`, { error }));
    }
    this.served.clear();
  }
}
