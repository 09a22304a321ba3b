import { Logger } from '@nestjs/common';
import type { Queue } from 'bull';

const log = new Logger('Queues');

/** Registers the one consumer of a queue. What a job does with its row is the consumer's affair. */
export function consume<Payload>(
  queue: Queue<Payload>,
  concurrency: number,
  work: (payload: Payload) => Promise<void>,
): void {
  // The promise of `process` settles when the queue is closed.
  queue
    .process(concurrency, (job) => work(job.data))
    .catch((error: unknown) =>
      log.error(
        `${queue.name} is no longer served`,
        error instanceof Error ? error.stack : undefined,
      ),
    );
}
