import type { ActionPlan, PhaseAction } from '@ellac/contracts';

/** An action of the plan, and where it stands in it. */
export interface FirstStep {
  readonly action: PhaseAction;
  readonly id: string;
}

/** The address of an action in the page. */
export const actionId = (phase: number, action: number): string => `plan-${phase}-${action}`;

const placedActions = ({ implementationPhases }: ActionPlan): readonly FirstStep[] =>
  implementationPhases.flatMap(({ actions }, phase) =>
    actions.map((action, index) => ({ action, id: actionId(phase, index) })),
  );

/** The actions to begin with; none where the report does not say. */
export function firstSteps(plan: ActionPlan): readonly FirstStep[] {
  const all = placedActions(plan);
  return (plan.firstSteps ?? []).flatMap(
    (step) => all.find(({ action }) => action.description === step) ?? [],
  );
}

/** The action of a step of the plan, by its id. */
export const actionOf = (plan: ActionPlan, stepId: string): PhaseAction | undefined =>
  placedActions(plan).find(({ action }) => action.stepId === stepId)?.action;

/** The address of the action that a step of page one is in the plan; null where it is not there. */
export const placeInPlan = (plan: ActionPlan, stepId: string): string | null =>
  placedActions(plan).find(({ action }) => action.stepId === stepId)?.id ?? null;
