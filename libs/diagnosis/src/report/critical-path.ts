import { formatPlainDate, type ActionPlan } from '@ellac/contracts';
import type { Business } from './business.js';
import { endOf } from './calendar.js';
import type { Plan, Step } from './plan.js';
import { capital, counted } from './words/phrase.js';
import { variantOf } from './words/variant.js';

/** Figures before loss, absence before delivery, functions, sales and clients; judgement. */
const fixedOrder = ['S-15', 'M-15', 'L-01', 'S-05', 'L-11', 'L-22', 'L-04', 'M-21', 'M-01'];

/** Where no rule is critical, the path takes this many steps of the plan. */
const stepsWithoutCritical = 3;

/** The critical steps in their fixed order; without any, the first steps of the plan. */
export function criticalPathOf(plan: Plan): readonly Step[] {
  const critical = plan.inOrder.filter(({ priority }) => priority === 'critical');
  if (critical.length === 0) return plan.inOrder.slice(0, stepsWithoutCritical);
  return critical.sort((one, other) => fixedOrder.indexOf(one.id) - fixedOrder.indexOf(other.id));
}

const datesOfSeveral = [
  'The order says what to begin first; each date says when a step should be finished at the latest. A longer step may go on while the next one starts.',
  'Each date is the latest day for finishing a step. What takes longer is begun in time and runs beside the others.',
] as const;

const datesOfOne = [
  'Its date says when it should be finished at the latest.',
  'The date beside it is the latest day for finishing it.',
] as const;

function descriptionOf(
  path: readonly Step[],
  business: Business,
  plan: Plan,
  strategy: string,
  submittedOn: string,
): string {
  const start = `The path starts on ${formatPlainDate(submittedOn)}.`;
  const several = path.length > 1;
  const critical = path[0]?.priority === 'critical';
  const what = critical
    ? several
      ? `${capital(counted(path.length))} critical steps stand on it, in the order in which they carry each other.`
      : 'One critical step stands on it, and the other steps should not delay it.'
    : `No step is critical, so it holds the first ${counted(path.length)} of the plan.`;
  const dates = variantOf(business, several ? datesOfSeveral : datesOfOne);
  const pace =
    business.size === 'solo'
      ? 'For so small a company, an hour kept free each week is worth more than a free day that never comes.'
      : plan.inOrder.some(({ resources }) => resources.length > 1)
        ? variantOf(business, [
            `${capital(business.owner)} need not do all of it: the phases say who else can, and how many hours it takes.`,
            'The phases name who can help and what it costs in hours; a step stands where its first result is due.',
          ])
        : '';
  return [start, what, dates, pace, strategy].filter((part) => part !== '').join(' ');
}

/** The milestones with plain dates; each depends on the one before it. */
export const criticalPathText = (
  path: readonly Step[],
  business: Business,
  plan: Plan,
  strategy: string,
  submittedOn: string,
): ActionPlan['criticalPath'] => ({
  description: descriptionOf(path, business, plan, strategy, submittedOn),
  keyMilestones: path.map((step, index) => ({
    milestone: step.words.milestone,
    targetDate: endOf(step.timeline, submittedOn),
    dependencies: index === 0 ? [] : [path[index - 1]!.words.milestone],
  })),
});
