import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isDatabaseAway } from '../common/errors/database-away.js';

/** Milliseconds that a start waits; a failover or a restart of PostgreSQL takes less. */
const patienceMs = 60_000;
/** Milliseconds between two tries. */
const pauseMs = 500;

/**
 * Runs a step of the start on the database, and retries while the database is unreachable. Without
 * the retries, a process that starts during a failover would exit.
 *
 * @throws the last error: after a minute, or at once where a retry cannot help.
 */
export async function whenThere<Result>(work: () => Promise<Result>): Promise<Result> {
  const log = new Logger('Database');
  const begun = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() - begun > patienceMs) throw error;
      if (tries === 1) log.warn('the database does not answer: the start waits for it', { error });
      await setTimeout(pauseMs);
    }
  }
}
