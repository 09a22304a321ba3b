import { neededBy } from './phases.js';
import type { Plan, Step } from './plan.js';

const most = 3;

/** What to begin with: the top of the plan, but no step that needs one that is left out. */
export function firstStepsOf(plan: Plan): readonly Step[] {
  const steps: Step[] = [];
  const left = [...plan.inOrder];
  while (steps.length < most) {
    const next = left.findIndex((step) =>
      neededBy(step, plan).every((needed) => steps.includes(needed)),
    );
    if (next === -1) break;
    steps.push(...left.splice(next, 1));
  }
  return steps;
}
