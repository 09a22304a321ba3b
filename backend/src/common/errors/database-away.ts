/** What Node says of a connection that cannot be made or broke. */
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
 * PostgreSQL's own: no connection, read-only after a failover (25006), a transaction ended for being
 * idle (25P03), no disk, memory or connections (53100 to 53300), a row held too long, stopping or
 * starting.
 */
const serverCodes = /^(08...|25006|25P03|53[123]00|55P03|57P0[1-3])$/;

/** `pg` gives these no code. */
const driverWords =
  /^(timeout exceeded when trying|Connection terminated|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable)/;

/** TypeORM's, when the connection ended in the middle of a transaction. */
const releasedRunner = /^QueryRunner(Provider)?AlreadyReleasedError$/;

/** Whether PostgreSQL could not be asked, so that the same request may well succeed later. */
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
