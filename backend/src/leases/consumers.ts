import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { type AnyConsumer, Consumer } from './consumer.js';
import type { QueueName } from '../queues/queues.js';

/** The queues that this process takes jobs from. */
@Injectable()
export class Consumers {
  private readonly log = new Logger('Queues');
  private readonly served = new Map<string, AnyConsumer>();

  /** Registers the one consumer of a queue. */
  serve<Payload>(
    queue: Queue<Payload>,
    concurrency: number,
    work: (payload: Payload) => Promise<void>,
  ): Consumer<Payload> {
    const consumer = new Consumer(queue, concurrency, work);
    this.served.set(queue.name, consumer);
    this.nameInAnyCase(queue);
    // The promise of `process` settles when the queue is closed.
    queue
      .process(concurrency, (job) => consumer.handle(job.data))
      .catch((error: unknown) => {
        this.served.delete(queue.name);
        this.log.error(`${queue.name} is no longer served`, { error });
      });
    return consumer;
  }

  /**
   * Bull sets the name of the worker's connection without awaiting it. If the queue closes while
   * Redis is unreachable, that would end the process with an unhandled rejection.
   */
  private nameInAnyCase(queue: Queue): void {
    const setWorkerName = queue.setWorkerName.bind(queue);
    queue.setWorkerName = () =>
      setWorkerName().catch((error: unknown) =>
        this.log.debug(`${queue.name}'s worker has no name`, { error }),
      );
  }

  isServing(queue: QueueName): boolean {
    return this.served.has(queue);
  }

  /** Those that still take jobs. */
  all(): Iterable<AnyConsumer> {
    return this.served.values();
  }

  /** Starts no new work in this process; running work continues. */
  stop(): void {
    for (const consumer of this.served.values()) consumer.stop();
    this.served.clear();
  }
}
