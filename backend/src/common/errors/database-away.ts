/** Node's error codes for a connection that failed or broke. */
const connectionCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * PostgreSQL's error codes: no connection, read-only after a failover (25006), a transaction ended
 * for being idle (25P03), no disk, memory or connections (53100 to 53300), a lock timeout, stopping
 * or starting.
 */
const serverCodes = /^(08...|25006|25P03|53[123]00|55P03|57P0[1-3])$/;

/** `pg` gives these no code. */
const driverWords =
  /^(timeout exceeded when trying|Connection terminated|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable)/;

/** TypeORM's error when the connection ended during a transaction. */
const releasedRunner = /^QueryRunner(Provider)?AlreadyReleasedError$/;

/** Whether PostgreSQL was unreachable, so that a retry of the same request may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, name } = Object(error) as {
    code?: unknown;
    message?: unknown;
    name?: unknown;
  };
  return (
    (typeof code === 'string' && (connectionCodes.has(code) || serverCodes.test(code))) ||
    (typeof message === 'string' && driverWords.test(message)) ||
    (typeof name === 'string' && releasedRunner.test(name))
  );
}
