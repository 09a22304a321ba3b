import { setTimeout } from 'node:timers/promises';

/**
 * Polls until `ask` returns a value; for effects of another process or job.
 *
 * @throws Error when `seconds` have passed without one.
 */
export async function eventually<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined>,
  // A deadline for what never happens, not a measure: a loaded machine takes its time.
  seconds = 90,
): Promise<Answer> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`${what} did not happen within ${seconds} s`);
    await setTimeout(50);
  }
}
