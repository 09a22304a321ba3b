import { setTimeout } from 'node:timers/promises';
import type { Logger } from '@nestjs/common';

/** Milliseconds for one run of a task: longer than the timeout of a statement in it. */
const usualDeadlineMs = 30_000;

/**
 * Runs a scheduled task. It never rejects, and it ends at the deadline at the latest, so that a
 * dead connection does not block later runs.
 */
export async function runScheduled(
  log: Logger,
  task: string,
  work: () => Promise<unknown>,
  deadlineMs = usualDeadlineMs,
): Promise<void> {
  const ended = new AbortController();
  const late = setTimeout(deadlineMs, 'late', { ref: false, signal: ended.signal });
  // The timer is aborted, and rejects, when the work ends first.
  late.catch(() => undefined);
  try {
    if ((await Promise.race([work(), late])) === 'late')
      log.warn(`${task} takes too long; the next run does not wait for it`, { task });
  } catch (error) {
    log.error(`${task} failed; it runs again at its next time`, { task, error });
  } finally {
    ended.abort();
  }
}
