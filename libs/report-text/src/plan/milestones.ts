import type { Milestone } from '@ellac/contracts';
import { neededBy } from './phases.js';
import type { Plan } from './plan.js';

/** The plan's first five steps are its milestones. */
const maxMilestones = 5;

/** The milestones in the order of their dates, each with what it waits for among them. */
export function milestonesOf(plan: Plan): Milestone[] {
  const others = plan.steps.filter((step) => !plan.first.includes(step));
  const chosen = [...plan.first, ...others].slice(0, maxMilestones);
  return chosen
    .toSorted((one, other) => one.to.localeCompare(other.to))
    .map((step) => ({
      stepId: step.gap.id,
      milestone: step.gap.words.milestone,
      targetDate: step.to,
      dependencies: neededBy(step, plan)
        .filter((needed) => chosen.includes(needed))
        .map(({ gap }) => gap.words.milestone),
    }));
}
