import { type NumberedStep, numberedSteps, type Planned } from './numbered-steps.js';

/** A step of the plan as its owner works with it. */
export interface PlanStep {
  /** The rule it comes from, or its number in a language model's counsel; unique in a report. */
  readonly stepId: string;
  /** That of the report, from 1. */
  readonly number: number;
  readonly title: string;
  /** Plain dates; null where an older report has none. */
  readonly from: string | null;
  readonly by: string | null;
  /** True where the step takes long; `by` is then the date of a first result. */
  readonly isFirstResult: boolean;
  /** A plain date, the end of the step; null where an older report has none. */
  readonly to: string | null;
  /** How to see that it is done. */
  readonly measures: readonly string[];
  /** The owner's own time while the step runs; null where it is not known. */
  readonly hoursPerWeek: number | null;
}

function stepOf(
  stepId: string,
  { number, action }: NumberedStep,
  { counsel, page }: Planned,
): PlanStep {
  const { description, from, to, successMetrics, ownerHoursPerWeek } = action;
  // Where a language model words the step, the report shows its words and its date.
  const told = counsel?.steps.find((step) => step.stepId === stepId);
  const first = page?.steps.find(({ id }) => id === stepId);
  return {
    stepId,
    number,
    title: told?.title ?? description,
    from: from ?? null,
    by: told?.by ?? first?.by ?? to ?? null,
    isFirstResult: (told ?? first)?.isFirstResult === true,
    to: to ?? null,
    measures: told === undefined ? successMetrics : [told.measure],
    hoursPerWeek: told?.hours ?? ownerHoursPerWeek ?? null,
  };
}

/** The steps of a plan by their numbers; none of a report whose steps have no ids. */
export function planStepsOf(planned: Planned): readonly PlanStep[] {
  const steps = new Map<string, PlanStep>();
  for (const step of numberedSteps(planned)) {
    const { stepId } = step.action;
    if (stepId !== undefined && !steps.has(stepId))
      steps.set(stepId, stepOf(stepId, step, planned));
  }
  return [...steps.values()];
}
