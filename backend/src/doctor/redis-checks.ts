import Bull from 'bull';
import { Redis } from 'ioredis';
import { memoryIn, muchMemory } from '../health/redis-memory.js';
import { queueNames } from '../queues/queues.js';
import { doubtful, faulty, type Found, inTime, reasonOf, well } from './finding.js';

/** Milliseconds that Redis has for a connection and for a reply. */
const patienceMs = 5000;

/** The checks that ask Redis, by their subjects. */
export interface RedisChecks {
  readonly Redis: Found;
  readonly Queues: Found;
}

/** Asks Redis over new connections. */
export async function checkRedis(url: string): Promise<RedisChecks> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: patienceMs,
    commandTimeout: patienceMs,
    retryStrategy: () => null,
  });
  // A failed connection is reported twice: the event carries the cause, and the promise rejects
  // only with the message that it closed.
  let cause: unknown;
  client.on('error', (error) => (cause ??= error));
  try {
    // ioredis's own timeouts do not close a connection whose server does not reply.
    await inTime(client.connect(), patienceMs);
    const server = serverIn(await client.info('server'), await client.info('memory'));
    return { Redis: server, Queues: await inTime(checkQueues(url), patienceMs) };
  } catch (error) {
    return {
      Redis: faulty(
        `does not answer: ${reasonOf(cause ?? error)}`,
        'Start Redis, or correct REDIS_URL. Until then submissions are kept and reports wait.',
      ),
      Queues: doubtful('not looked at, as Redis does not answer', 'Mend that first.'),
    };
  } finally {
    client.disconnect();
  }
}

/** Judges the replies to `INFO server` and `INFO memory`. */
export function serverIn(server: string, memory: string): Found {
  const version = /^redis_version:(\S+)/m.exec(server)?.[1] ?? 'of unknown version';
  const { policy, used } = memoryIn(memory);
  const limit =
    used === null ? 'no memory limit' : `${Math.round(used * 100)} % of its memory used`;
  const found = `Redis ${version}, policy ${policy}, ${limit}`;
  if (policy !== 'noeviction')
    return faulty(found, 'Set maxmemory-policy noeviction: any other throws waiting reports away.');
  if (used === null || used < muchMemory) return well(found);
  const advice = 'Raise maxmemory, or look what else uses this Redis.';
  return used < 1 ? doubtful(found, advice) : faulty(found, advice);
}

async function checkQueues(url: string): Promise<Found> {
  const queues = queueNames.map((name) => new Bull<unknown>(name, url));
  try {
    return judge(await Promise.all(queues.map(countsOf)));
  } finally {
    await Promise.all(queues.map((queue) => queue.close(true)));
  }
}

/** What a queue holds, and who serves it. */
export interface QueueCounts {
  readonly name: string;
  readonly waiting: number;
  /** Worker processes; null where Redis does not let us list its clients. */
  readonly workers: number | null;
}

async function countsOf(queue: Bull.Queue): Promise<QueueCounts> {
  const workers = queue.getWorkers().then(
    (clients) => clients.length,
    () => null,
  );
  return { name: queue.name, waiting: await queue.getWaitingCount(), workers: await workers };
}

function wordsFor(workers: number | null): string {
  if (workers === null) return 'Redis does not tell its workers';
  return workers === 1 ? '1 worker' : `${workers} workers`;
}

/** Judges whether each queue has workers. */
export function judge(queues: readonly QueueCounts[]): Found {
  const found = queues
    .map(({ name, waiting, workers }) => `${name}: ${wordsFor(workers)}, ${waiting} waiting`)
    .join('; ');
  if (queues.some(({ workers }) => workers === 0))
    return faulty(found, 'Start a backend with ROLE=worker or ROLE=all.');
  return well(found);
}
