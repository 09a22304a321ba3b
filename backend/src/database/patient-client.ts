import { Client, type ClientConfig } from 'pg';

/** What `pg` says when `query_timeout` is over. */
const late = 'Query read timeout';

/**
 * A connection of the pool that neither ends the process nor is used again after a late reply.
 *
 * The pool and TypeORM each listen for errors only while a connection is theirs. An error between
 * the two had no listener and ended the process: PostgreSQL ends connections at each failover.
 */
export class PatientClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // Users of the connection get the error from their query, or by a listener of their own.
    this.on('error', () => undefined);
    this.endWhenLate();
  }

  /**
   * After `query_timeout`, `pg` rejects the query but would send the next one over the same
   * connection, where it waits behind the late reply. The connection is therefore closed, and the
   * pool replaces it.
   */
  private endWhenLate(): void {
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    const watched = (...given: unknown[]): unknown => {
      const answer = query(...given);
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (error instanceof Error && error.message === late) void this.end();
        });
      return answer;
    };
    Object.defineProperty(this, 'query', { value: watched });
  }
}
