import { setTimeout as pause } from 'node:timers/promises';
import { failure } from './problem.mjs';

const POLL_MS = 50;

/**
 * Polls until a service is ready.
 *
 * @param {import('./child.mjs').Child} child
 * @param {() => boolean | Promise<boolean>} isReady
 * @param {number} timeoutMs
 * @throws {Problem} with the child's last lines, when it ends or takes too long
 */
export async function untilReady(child, isReady, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady())) {
    if (child.ended) throw failure(`${child.name} did not start`, child.lastWords());
    if (Date.now() > deadline) {
      throw failure(
        `${child.name} was not ready after ${timeoutMs / 1000} seconds`,
        child.lastWords(),
      );
    }
    await pause(POLL_MS);
  }
  child.isReady = true;
}
