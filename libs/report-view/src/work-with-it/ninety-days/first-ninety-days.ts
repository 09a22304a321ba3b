import type { PlanStep } from '@ellac/contracts';

const dayMs = 24 * 3_600_000;

/**
 * The steps that begin within ninety days of a day (yyyy-MM-dd). A step without a start counts by its
 * end; a step without any date is among them.
 */
export function firstNinetyDays(
  steps: readonly PlanStep[],
  submittedOn: string,
): readonly PlanStep[] {
  const last = new Date(Date.parse(submittedOn) + 90 * dayMs).toISOString().slice(0, 10);
  return steps.filter(({ from, by }) => (from ?? by ?? last) <= last);
}
