import { formatDay, type PlanStep, type StepTick } from '@ellac/contracts';

/** `2 of 6 steps done, last on Nov 24, 2026`, in the reader's zone. */
export function progressInWords(
  steps: readonly PlanStep[],
  ticks: readonly StepTick[],
  region: string,
): string {
  // The newest first, as the server sends them.
  const done = ticks.filter((tick) => steps.some(({ stepId }) => stepId === tick.stepId));
  const count = `${done.length} of ${steps.length} ${steps.length === 1 ? 'step' : 'steps'} done`;
  const [last] = done;
  return last === undefined
    ? count
    : `${count}, last on ${formatDay(new Date(last.doneAt), region)}`;
}
