import type { RedisOptions } from 'ioredis';

/** Milliseconds. Without these timeouts, a dead connection is waited on for hours. */
const timeouts = {
  connectTimeout: 5000,
  keepAlive: 5000,
  // For the reply to any command; a fetch waits five seconds for a job (Bull's `drainDelay`).
  socketTimeout: 10_000,
} as const;

/**
 * What Bull is told of its connection besides the address. Bull reads host, port, database and
 * password from the address but not its scheme, so TLS is named here.
 *
 * @param url `redis://…`, or `rediss://…` for TLS
 */
export const queueConnection = (url: string): RedisOptions => ({
  ...timeouts,
  ...(new URL(url).protocol === 'rediss:' && { tls: {} }),
});
