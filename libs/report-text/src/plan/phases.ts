import { formatPlainDate, type ActionPlan, type PhaseAction } from '@ellac/contracts';
import { addDays, addMonths, counted } from '@ellac/diagnosis/parts';
import type { Business } from '../business/business.js';
import type { Plan, PlannedStep } from './plan.js';

type Phase = ActionPlan['implementationPhases'][number];

interface Window {
  readonly name: string;
  readonly from: (submittedOn: string) => string;
  /** The last day; the last window has none. */
  readonly to?: (submittedOn: string) => string;
}

const windows: readonly Window[] = [
  { name: 'Days 0 to 30', from: (day) => day, to: (day) => addDays(day, 30) },
  { name: 'Days 31 to 90', from: (day) => addDays(day, 31), to: (day) => addDays(day, 90) },
  { name: 'Days 91 to 180', from: (day) => addDays(day, 91), to: (day) => addDays(day, 180) },
  { name: 'From month 6', from: (day) => addMonths(day, 6) },
];

/** `You: 3 hours a week`, `Partners: 3 hours a week together`. */
export function ownTime(perWeek: number, { voice }: Business): string {
  const hours = `${counted(perWeek)} ${perWeek === 1 ? 'hour' : 'hours'} a week`;
  return voice.hasPartners ? `Partners: ${hours} together` : `You: ${hours}`;
}

export const weeksInWords = (weeks: number): string =>
  weeks === 1 ? 'one week' : `${counted(weeks)} weeks`;

/** The steps of the plan that this one waits for, by their names. */
export const neededBy = ({ needs }: PlannedStep, { steps }: Plan): readonly PlannedStep[] =>
  steps.filter(({ gap }) => needs.includes(gap.id));

const actionOf = (step: PlannedStep, plan: Plan, business: Business) => ({
  stepId: step.gap.id,
  description: step.gap.words.step,
  duration: weeksInWords(step.ownerHours.weeks),
  priority: step.gap.priority,
  dependencies: neededBy(step, plan).map(({ gap }) => gap.words.step),
  successMetrics: [step.gap.words.measure],
  resources: [ownTime(step.ownerHours.perWeek, business), ...step.gap.help],
  from: step.from,
  to: step.to,
  ownerHoursPerWeek: step.ownerHours.perWeek,
});

type Planned = Pick<Business, 'submittedOn' | 'answers'>;

function timelineOf({ from, to }: Window, { submittedOn, answers: { country } }: Planned): string {
  const start = formatPlainDate(from(submittedOn), country);
  return to ? `${start} to ${formatPlainDate(to(submittedOn), country)}` : `From ${start}`;
}

/** Actions by time: each in the phase in which it begins; phases without any are left out. */
export function phasesByTime(
  actions: readonly (PhaseAction & { from: string })[],
  business: Planned,
): Phase[] {
  const windowOf = (from: string) =>
    windows.findLastIndex((window) => window.from(business.submittedOn) <= from);
  return windows
    .map((window, index) => ({
      phase: window.name,
      timeline: timelineOf(window, business),
      actions: actions
        .filter(({ from }) => windowOf(from) === index)
        .toSorted((one, other) => one.from.localeCompare(other.from)),
    }))
    .filter(({ actions: planned }) => planned.length > 0);
}

/** The plan by time. */
export const phasesOf = (plan: Plan, business: Business): Phase[] =>
  phasesByTime(
    plan.steps.map((step) => actionOf(step, plan, business)),
    business,
  );
