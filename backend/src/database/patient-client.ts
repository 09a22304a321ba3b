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
   * `pg` rejects a query whose answer is late and would send the next one after it, which then
   * waits for the same answer. A connection that has ended is replaced by the pool.
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
