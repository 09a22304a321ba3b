import { setTimeout } from 'node:timers/promises';
import { isDatabaseAway } from '../common/errors/database-away.js';

const pauseMs = 500;

/**
 * Writes the outcome of something irreversible, such as a sent mail, and retries while PostgreSQL
 * is unreachable, for `seconds` at most. Only for idempotent writes.
 *
 * @throws the last error when the time is up, and any error but an unreachable database at once.
 */
export async function keepWriting<Result>(
  seconds: number,
  write: () => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > deadline) throw error;
      await setTimeout(pauseMs);
    }
  }
}
