import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until another process has had an effect.
 *
 * @param {string} what
 * @param {() => boolean | Promise<boolean>} isSo
 * @throws {Error} when it has not come about after half a minute
 */
export async function until(what, isSo) {
  const deadline = Date.now() + 30_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within 30 s`);
    await pause(20);
  }
}
