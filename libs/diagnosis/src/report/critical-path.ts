import { formatPlainDate, type ActionPlan } from '@ellac/contracts';
import type { Business } from './business.js';
import { endOf } from './calendar.js';
import type { Plan, Step } from './plan.js';
import { capital } from '../text/capital.js';
import { counted } from '../text/counted.js';
import { variantOf } from './words/variant.js';

/** Where no rule is critical, the path takes this many steps of the plan. */
const stepsWithoutCritical = 3;

/** The critical steps, the first to begin first; without any, the first steps of the plan. */
export function criticalPathOf(plan: Plan): readonly Step[] {
  const critical = plan.inOrder.filter(({ priority }) => priority === 'critical');
  return critical.length > 0 ? critical : plan.inOrder.slice(0, stepsWithoutCritical);
}

/** The steps as they come to an end; of those that end together, the first to begin first. */
const byEnd = (path: readonly Step[], submittedOn: string): readonly Step[] =>
  [...path].sort((one, other) =>
    endOf(one.timeline, submittedOn).localeCompare(endOf(other.timeline, submittedOn)),
  );

const datesOfSeveral = [
  'Each date is the latest day on which that step should be finished, and the next one relies on it.',
  'They stand in the order in which they should be finished, because each one makes the next easier.',
  'The dates are deadlines: what takes longer is begun in time and runs beside the shorter steps.',
] as const;

const datesOfOne = [
  'Its date says when it should be finished at the latest.',
  'It should be finished by the date beside it.',
] as const;

function whatOf(path: readonly Step[], submittedOn: string, business: Business): string {
  const start = formatPlainDate(submittedOn);
  const several = path.length > 1;
  if (path[0]?.priority !== 'critical') {
    return variantOf(business, [
      `No step is critical, so the path counts from ${start} and takes the first ${counted(path.length)} of the plan.`,
      `Nothing here is critical; the path, counted from ${start}, simply takes the first ${counted(path.length)} steps of the plan.`,
    ]);
  }
  return several
    ? variantOf(business, [
        `Counted from ${start}, ${counted(path.length)} critical steps matter more than everything else. Work on them begins at once, in whatever phase their first result stands.`,
        `From ${start} on, ${counted(path.length)} critical steps have priority over everything else in the plan, also where their first result stands in a later phase.`,
      ])
    : `Counted from ${start}, one critical step matters more than all others, and none of them should delay it. It stands in the phase of its first result; work on it begins at once.`;
}

function paceOf(business: Business, plan: Plan): string {
  const { size, owner } = business;
  if (size === 'solo') {
    return variantOf(business, [
      'For so small a company, an hour kept free each week is worth more than a free day that never comes.',
      `With so few hands, the plan stands or falls with a fixed hour a week in which ${owner} works on nothing else.`,
    ]);
  }
  if (!plan.inOrder.some(({ resources }) => resources.length > 1)) return '';
  return variantOf(business, [
    `${capital(owner)} need not do all of it: the phases say who else can, and how many hours it takes.`,
    'The phases name who can help, and what it costs in hours.',
    `Beside each step stands who takes part, so that ${owner} does not end up with all of it.`,
  ]);
}

/** The milestones with plain dates that never fall; each depends on the one before it. */
export function criticalPathText(
  path: readonly Step[],
  business: Business,
  plan: Plan,
  strategy: string,
  submittedOn: string,
): ActionPlan['criticalPath'] {
  const steps = byEnd(path, submittedOn);
  const dates = variantOf(business, path.length > 1 ? datesOfSeveral : datesOfOne);
  return {
    description: [whatOf(path, submittedOn, business), dates, paceOf(business, plan), strategy]
      .filter((part) => part !== '')
      .join(' '),
    keyMilestones: steps.map((step, index) => ({
      milestone: step.words.milestone,
      targetDate: endOf(step.timeline, submittedOn),
      dependencies: index === 0 ? [] : [steps[index - 1]!.words.milestone],
    })),
  };
}
