import type { ActionPlan } from '@ellac/contracts';
import { counted, variantOf } from '@ellac/diagnosis/parts';
import type { Business } from '../business/business.js';
import { milestonesOf } from './milestones.js';
import type { Plan } from './plan.js';

const hours = (count: number): string => `${counted(count)} ${count === 1 ? 'hour' : 'hours'}`;

/** How the dates came about, and what they ask of the owner. */
function descriptionOf(plan: Plan, business: Business): string {
  const { voice } = business;
  const busiest = plan.hoursPerWeek;
  const dates = variantOf(business, [
    'Each date follows from the weeks a step takes and from the steps it waits for.',
    'A step begins when those it needs are done, and its date is the end of its weeks.',
    'The dates count the weeks of each step, one after the other where one needs another.',
    'Steps that need each other follow one another, and the rest runs side by side.',
    'No date is a wish: each is the sum of the weeks before it.',
  ]);
  const own = voice.hasPartners
    ? `The plan never asks for more than ${hours(busiest)} a week of all partners together; agree who takes which step.`
    : variantOf(business, [
        `No week asks for more than ${hours(busiest)} of your own time.`,
        `You need at most ${hours(busiest)} a week for all open steps together.`,
        `All open steps together take ${hours(busiest)} of your week or less.`,
        `The plan is made for ${hours(busiest)} a week of your own time.`,
      ]);
  return `${dates} ${own}`;
}

/** The milestones with plain dates that never fall. */
export const criticalPathOf = (plan: Plan, business: Business): ActionPlan['criticalPath'] => ({
  description: descriptionOf(plan, business),
  keyMilestones: milestonesOf(plan),
});
