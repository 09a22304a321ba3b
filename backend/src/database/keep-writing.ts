import { setTimeout } from 'node:timers/promises';
import { isDatabaseAway } from '../common/errors/database-away.js';

const pauseMs = 500;

/**
 * Writes the outcome of something that cannot be undone, such as a mail that is out; tried again
 * while PostgreSQL is away, for `seconds` at most. Only for guarded writes, which do no harm twice.
 *
 * @throws the last error when the time is up, and every other one at once.
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
