import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { analysisQueue, deliveryQueue } from '../queues/queues.js';
import { Metrics } from './metrics.js';
import { aReading, type Reading } from './metric-reading.js';

/** Values from Redis: the same in every process. */
@Injectable()
export class RedisReadings {
  constructor(
    @InjectQueue(analysisQueue) private readonly analyses: Queue,
    @InjectQueue(deliveryQueue) private readonly deliveries: Queue,
    metrics: Metrics,
  ) {
    analyses.on('stalled', () => metrics.jobStalled(analysisQueue));
    deliveries.on('stalled', () => metrics.jobStalled(deliveryQueue));
  }

  /** @throws Error while Redis is unreachable. */
  async read(): Promise<readonly Reading[]> {
    const jobs = [...(await jobsOf(this.analyses)), ...(await jobsOf(this.deliveries))];
    const memory = await this.analyses.client.info('memory');
    return [
      { name: 'ellac_queue_jobs', help: 'Jobs of a queue by state.', values: jobs },
      aReading('ellac_redis_memory_bytes', 'What Redis uses.', numberIn(memory, 'used_memory')),
      aReading(
        'ellac_redis_memory_limit_bytes',
        'What Redis may use; 0 where it has no limit.',
        numberIn(memory, 'maxmemory'),
      ),
      aReading(
        'ellac_redis_keeps_jobs',
        '1 with the policy noeviction; 0 where a full Redis throws jobs away.',
        /^maxmemory_policy:noeviction\s*$/m.test(memory) ? 1 : 0,
      ),
    ];
  }
}

/** How many jobs a queue has in each state. */
async function jobsOf(queue: Queue): Promise<Reading['values']> {
  // Without a connection, the client would queue the command in memory.
  if (queue.client.status !== 'ready') throw new Error('not connected');
  const counts = await queue.getJobCounts();
  return (['waiting', 'active', 'delayed'] as const).map((state) => ({
    labels: { queue: queue.name, state },
    value: counts[state],
  }));
}

const numberIn = (info: string, field: string): number =>
  Number(new RegExp(`^${field}:(\\d+)`, 'm').exec(info)?.[1]);
