import { areas, type Area } from '@ellac/contracts';
import {
  addMonths,
  deadlinesOf,
  type Diagnosis,
  type FiredGap,
  type OwnerHours,
  scheduleOf,
  type StepRuleId,
} from '@ellac/diagnosis/parts';
import type { Business } from '../business/business.js';
import { candidatesOf, ofDays } from './candidates.js';

/** A step with its place in time. */
export interface PlannedStep {
  readonly gap: FiredGap;
  /** Plain dates. */
  readonly from: string;
  readonly to: string;
  readonly ownerHours: OwnerHours;
  /** Those of its needs that are in the plan; each ends before it begins. */
  readonly needs: readonly StepRuleId[];
}

/** A rule that holds and whose step did not fit. */
export interface LaterStep {
  readonly gap: FiredGap;
  /** The plain date from which there is room for it. */
  readonly from: string;
}

export interface Plan {
  /** By their start; of those that start together, the first to begin with first. */
  readonly steps: readonly PlannedStep[];
  /** Up to three to begin with. */
  readonly first: readonly PlannedStep[];
  readonly later: readonly LaterStep[];
  /** The owner's own time a week for all open steps; all partners' together. */
  readonly hoursPerWeek: number;
}

const maxFirst = 3;

const isIll = ({ facts }: Diagnosis): boolean =>
  facts.some(({ kind, illness }) => kind === 'health-age' && illness === true);

/** What the owner can spare a week, and up to three partners together; judgement. */
function hoursOf({ diagnosis, voice, answers }: Business): number {
  const owners = Math.min(Math.max(answers.partners, 1), 3);
  if (diagnosis.situation.id === 'survive') return 8 * owners;
  return (voice.isTiny || isIll(diagnosis) ? 3 : 4) * owners;
}

/** The steps to begin with: by weight, none before one that it needs. */
function firstOf(
  candidates: readonly FiredGap[],
  steps: readonly PlannedStep[],
): readonly PlannedStep[] {
  const first: PlannedStep[] = [];
  const add = (id: StepRuleId): void => {
    const step = steps.find(({ gap }) => gap.id === id);
    if (step === undefined || first.includes(step)) return;
    step.needs.forEach(add);
    first.push(step);
  };
  candidates.forEach(({ id }) => add(id));
  return first.slice(0, maxFirst);
}

/** Steps on prices, costs and overdue money, which may begin at once. */
const bringsCash: ReadonlySet<StepRuleId> = new Set(['R-03', 'R-26', 'R-28', 'R-30']);

/** While the business has to survive, only its first steps and these are planned for so long. */
const weeksOfSurvival = 13;
/**
 * Steps that begin later than this before the owner leaves are the successor's decision; judgement.
 */
const monthsBeforeExit = 6;

/** The plan's horizon; judgement. */
const maxMonthsAhead = 24;

/**
 * Whether a waiting step is listed: not if it is too far away, or too late to help an owner who
 * wants to leave, or would begin after its own deadline. A critical step is always listed otherwise.
 */
function isWorthwhile(
  { gap, from }: LaterStep,
  { diagnosis, submittedOn }: Business,
  deadline: string | undefined,
): boolean {
  const { situation, facts } = diagnosis;
  if (deadline !== undefined && from > deadline) return false;
  if (gap.priority === 'critical') return true;
  if (from > addMonths(submittedOn, maxMonthsAhead)) return false;
  if (!situation.id.startsWith('exit')) return true;
  const [exit] = facts
    .flatMap(({ kind, date }) => (kind === 'wish-exit' && date !== undefined ? [date] : []))
    .toSorted();
  return exit === undefined || from < addMonths(exit, -monthsBeforeExit);
}

/** What to do by when: the rules that hold as steps in weeks, and those that wait. */
export function planOf(business: Business): Plan {
  const { diagnosis, submittedOn } = business;
  const candidates = candidatesOf(diagnosis);
  const hoursPerWeek = hoursOf(business);
  const first = candidates.slice(0, maxFirst).map(({ id }) => id);
  const deadlines = deadlinesOf(diagnosis.facts, submittedOn);
  const schedule = scheduleOf(
    candidates.map(({ id, ownerHours, needs }) => {
      const deadline = deadlines.get(id);
      const isHeldBack =
        diagnosis.situation.id === 'survive' && !first.includes(id) && !bringsCash.has(id);
      return {
        id,
        ownerHours,
        needs,
        ...(deadline !== undefined && { deadline }),
        ...(isHeldBack && { notBefore: weeksOfSurvival }),
      };
    }),
    submittedOn,
    hoursPerWeek,
  );
  const gapOf = (id: string): FiredGap => candidates.find((gap) => gap.id === id)!;
  const steps = schedule.steps.map(({ id, from, to, ownerHours, needs }): PlannedStep => {
    const gap = gapOf(id);
    const deadline = deadlines.get(id);
    // A day that the owner names is kept, however few days are left.
    const end = ofDays.includes(gap.id) && deadline !== undefined && to > deadline ? deadline : to;
    return {
      gap,
      from,
      to: end,
      ownerHours,
      needs: gap.needs.filter((need) => needs.includes(need)),
    };
  });
  return {
    steps,
    first: firstOf(candidates, steps),
    later: schedule.later
      .map(({ id, from }) => ({ gap: gapOf(id), from }))
      .filter((step) => isWorthwhile(step, business, deadlines.get(step.gap.id))),
    hoursPerWeek,
  };
}

/** The steps by area, in the order of the plan. */
export const stepsIn = ({ steps }: Plan, area: Area): readonly PlannedStep[] =>
  steps.filter(({ gap }) => gap.area === area);

/** At most this many steps stand among the recommendations. */
const maxRecommended = 8;
const maxInArea = 4;

/** The steps that are recommended, by area: those to begin with first, at most eight in all. */
export function recommendedOf(plan: Plan): Readonly<Record<Area, readonly PlannedStep[]>> {
  const inOrder = [...plan.first, ...plan.steps.filter((step) => !plan.first.includes(step))];
  const chosen = areas
    .flatMap((area) => inOrder.filter(({ gap }) => gap.area === area).slice(0, maxInArea))
    .toSorted((one, other) => inOrder.indexOf(one) - inOrder.indexOf(other))
    .slice(0, maxRecommended);
  const of = (area: Area) => chosen.filter(({ gap }) => gap.area === area);
  return { systems: of('systems'), leadership: of('leadership'), market: of('market') };
}
