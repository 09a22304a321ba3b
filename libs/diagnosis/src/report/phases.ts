import { formatPlainDate, priorities, type ActionPlan, type PhaseAction } from '@ellac/contracts';
import type { Business } from './business.js';
import { addDays, addMonths, endOf, spanOf } from './calendar.js';
import { gapRules } from '../rules/gap-rules.js';
import { isGapRuleId } from '../rules/ids.js';
import type { Plan, Step } from './plan.js';
import { capital } from '../text/capital.js';
import { counted } from '../text/counted.js';

type Phase = ActionPlan['implementationPhases'][number];

const daysPerMonth = 30;

interface Window {
  readonly name: string;
  /** The latest first result, in days, that still falls into it. */
  readonly until: number;
  readonly from: (submittedOn: string) => string;
  readonly to?: (submittedOn: string) => string;
}

const windows: readonly Window[] = [
  {
    name: 'Days 0 to 30',
    until: 30,
    from: (day) => day,
    to: (day) => addDays(day, 30),
  },
  {
    name: 'Days 31 to 90',
    until: 90,
    from: (day) => addDays(day, 31),
    to: (day) => addDays(day, 90),
  },
  {
    name: 'Days 91 to 180',
    until: 179,
    from: (day) => addDays(day, 91),
    to: (day) => addDays(day, 180),
  },
  { name: 'From month 6', until: Infinity, from: (day) => addMonths(day, 6) },
];

const lastWindow = windows.length - 1;

/** The first result after the submission, in days. */
function startOf({ timeline }: Step): number {
  const { start, unit } = spanOf(timeline);
  return unit === 'days' ? start : start * daysPerMonth;
}

const windowOf = (step: Step): number => windows.findIndex(({ until }) => startOf(step) <= until);

/** The steps of the plan that another needs to be under way. */
export function neededBy(step: Step, plan: Plan): readonly Step[] {
  const after: readonly string[] = isGapRuleId(step.id) ? (gapRules[step.id].after ?? []) : [];
  return plan.inOrder.filter(
    (other) => after.includes(other.id) && startOf(other) <= startOf(step),
  );
}

const actionOf = (step: Step, plan: Plan): PhaseAction => ({
  description: step.words.step,
  duration: step.timeline,
  priority: step.priority,
  dependencies: neededBy(step, plan).map((other) => other.words.step),
  successMetrics: [step.words.measure],
  resources: [...step.resources],
});

/** What is still running when a later phase begins: the steps that end in it and began before. */
function runningInto(index: number, plan: Plan, submittedOn: string): readonly Step[] {
  const { from, to } = windows[index]!;
  const [first, last] = [from(submittedOn), to?.(submittedOn) ?? '9999-12-31'];
  return plan.inOrder.filter((step) => {
    const end = endOf(step.timeline, submittedOn);
    return windowOf(step) < index && end >= first && end <= last;
  });
}

const lookBack: Readonly<Record<number, { description: string; measure: string }>> = {
  2: {
    description: 'Look back at the first 90 days, and settle what each open step still needs',
    measure: 'finished, or given a new date',
  },
  [lastWindow]: {
    description:
      'See how the long steps ended, and answer the questionnaire again to see what has moved',
    measure: 'finished, and scores half a point or more above those of this report',
  },
};

/** The later phases hold few first results, so they bring to an end what began earlier. */
function reviewOf(
  index: number,
  plan: Plan,
  business: Business,
  submittedOn: string,
): PhaseAction[] {
  const words = lookBack[index];
  const running = runningInto(index, plan, submittedOn);
  if (words === undefined || running.length === 0) return [];
  const open =
    running.length === 1
      ? 'The open step'
      : running.length === 2
        ? 'Both open steps'
        : `All ${counted(running.length)} open steps`;
  const [first] = [...running].sort(
    (one, other) => priorities.indexOf(one.priority) - priorities.indexOf(other.priority),
  );
  return [
    {
      description: words.description,
      duration: 'half a day',
      priority: first!.priority,
      dependencies: running.map((step) => step.words.step),
      successMetrics: [`${open} ${words.measure}`],
      resources: [
        `${capital(business.owner)}: half a day`,
        ...(business.size === 'solo' ? [] : ['Those who lead the open steps: 1 hour']),
      ],
    },
  ];
}

function timelineOf({ from, to }: Window, submittedOn: string): string {
  const start = formatPlainDate(from(submittedOn));
  return to ? `${start} to ${formatPlainDate(to(submittedOn))}` : `From ${start}`;
}

/** The plan by time: each step in the phase of its first result; phases without any are left out. */
export const phasesOf = (plan: Plan, business: Business, submittedOn: string): Phase[] =>
  windows
    .map((window, index) => ({
      phase: window.name,
      timeline: timelineOf(window, submittedOn),
      actions: [
        ...plan.inOrder
          .filter((step) => windowOf(step) === index)
          .map((step) => actionOf(step, plan)),
        ...reviewOf(index, plan, business, submittedOn),
      ],
    }))
    .filter(({ actions }) => actions.length > 0);
