import { setTimeout } from 'node:timers/promises';
import type { Queue } from 'bull';

/** Milliseconds after which Redis counts as unreachable: a dead connection reports no error. */
const patienceMs = 5000;

/** The share of Redis's memory above which an operator should act (docs/operator/watching.md). */
export const muchMemory = 0.8;

/** What happens when Redis has no memory left, and how near that is. */
export interface RedisMemory {
  readonly policy: string;
  /** From 0; null where there is no limit. At 1 and above, jobs are refused. */
  readonly used: number | null;
}

/**
 * Asks Redis over a queue's connection.
 *
 * @throws Error when there is no connection, or no reply within five seconds.
 */
export async function askRedis(
  client: Queue['client'],
  ask: (client: Queue['client']) => Promise<string>,
): Promise<string> {
  // Without a connection, the client would queue the command in memory.
  if (client.status !== 'ready') throw new Error('not connected');
  const answer = await Promise.race([ask(client), setTimeout(patienceMs, null, { ref: false })]);
  if (answer === null) throw new Error('no answer');
  return answer;
}

/** @throws Error as {@link askRedis}. */
export async function readRedisMemory(client: Queue['client']): Promise<RedisMemory> {
  return memoryIn(await askRedis(client, (connected) => connected.info('memory')));
}

/** Reads the reply to `INFO memory`. */
export function memoryIn(info: string): RedisMemory {
  const field = (name: string) => new RegExp(`^${name}:(.*?)\\s*$`, 'm').exec(info)?.[1] ?? '';
  const limit = Number(field('maxmemory'));
  return {
    policy: field('maxmemory_policy'),
    used: limit > 0 ? Number(field('used_memory')) / limit : null,
  };
}
