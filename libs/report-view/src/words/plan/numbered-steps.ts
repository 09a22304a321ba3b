import type { Analysis, PhaseAction } from '@ellac/contracts';
import { firstSteps } from './first-steps.js';

/** A step of the plan with the number by which a reader finds it everywhere in the report. */
export interface NumberedStep {
  /** From 1. */
  readonly number: number;
  readonly action: PhaseAction;
  /** The phase in which it begins. */
  readonly phase: string;
}

/**
 * All steps of the plan: those to begin with as page one lists them, then the others in the order of
 * their ends, and where the report has no dates in the order of the plan.
 */
export function numberedSteps({ page, actionPlan, counsel }: Analysis): readonly NumberedStep[] {
  const planned = actionPlan.implementationPhases.flatMap(({ phase, actions }) =>
    actions.map((action) => ({ phase, action })),
  );
  const chosen =
    counsel?.steps.flatMap(({ isFirst, stepId }) => (isFirst === true ? (stepId ?? []) : [])) ?? [];
  const ids = chosen.length > 0 ? chosen : (page?.steps.map(({ id }) => id) ?? []);
  const named = firstSteps(actionPlan).map(({ action }) => action);
  const byIds = ids.flatMap((id) => planned.find(({ action }) => action.stepId === id) ?? []);
  const first =
    byIds.length > 0
      ? byIds
      : named.flatMap((each) => planned.find(({ action }) => action === each) ?? []);
  const others = planned
    .filter((step) => !first.includes(step))
    .sort((one, other) => (one.action.to ?? '').localeCompare(other.action.to ?? ''));
  return [...first, ...others].map((step, index) => ({ number: index + 1, ...step }));
}
