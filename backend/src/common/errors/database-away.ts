/** What Node says of a connection that cannot be made or broke. */
const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);

/** PostgreSQL's own: no connection, too many of them, a row held too long, stopping or starting. */
const serverCodes = /^(08...|53300|55P03|57P0[1-3])$/;

/** `pg` gives these no code. */
const driverWords = /^(timeout exceeded when trying|Connection terminated)/;

/** Whether PostgreSQL could not be asked, so that the same request may well succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return (
    (typeof code === 'string' && (connectionCodes.has(code) || serverCodes.test(code))) ||
    (typeof message === 'string' && driverWords.test(message))
  );
}
