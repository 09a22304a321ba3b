import { setTimeout } from 'node:timers/promises';

/**
 * Asks until there is an answer: for what another process or job brings about.
 *
 * @throws Error when `seconds` have passed without one.
 */
export async function eventually<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined>,
  seconds = 20,
): Promise<Answer> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`${what} did not happen within ${seconds} s`);
    await setTimeout(50);
  }
}
