import type { ActionPlan, PhaseAction, ReportContent } from './report.js';

/** A step of the plan with the number by which a reader finds it everywhere in the report. */
export interface NumberedStep {
  /** From 1. */
  readonly number: number;
  readonly action: PhaseAction;
  /** The phase in which it begins. */
  readonly phase: string;
}

/** What tells a plan and the order of its steps. */
export type Planned = Pick<ReportContent, 'actionPlan' | 'counsel' | 'page'>;

type PlacedAction = Omit<NumberedStep, 'number'>;

/** The actions with which an older plan says to begin. */
const namedFirst = (
  { firstSteps = [] }: ActionPlan,
  planned: readonly PlacedAction[],
): readonly PlacedAction[] =>
  firstSteps.flatMap((step) => planned.find(({ action }) => action.description === step) ?? []);

/**
 * All steps of the plan: those to begin with as page one lists them, then the others in the order of
 * their ends, and where the report has no dates in the order of the plan.
 */
export function numberedSteps({ page, actionPlan, counsel }: Planned): readonly NumberedStep[] {
  const planned = actionPlan.implementationPhases.flatMap(({ phase, actions }) =>
    actions.map((action) => ({ phase, action })),
  );
  const chosen =
    counsel?.steps.flatMap(({ isFirst, stepId }) => (isFirst === true ? (stepId ?? []) : [])) ?? [];
  const ids = chosen.length > 0 ? chosen : (page?.steps.map(({ id }) => id) ?? []);
  const byIds = ids.flatMap((id) => planned.find(({ action }) => action.stepId === id) ?? []);
  const first = byIds.length > 0 ? byIds : namedFirst(actionPlan, planned);
  const others = planned
    .filter((step) => !first.includes(step))
    .sort((one, other) => (one.action.to ?? '').localeCompare(other.action.to ?? ''));
  return [...first, ...others].map((step, index) => ({ number: index + 1, ...step }));
}
