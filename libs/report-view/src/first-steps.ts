import type { ActionPlan, PhaseAction } from '@ellac/contracts';

/** An action of the plan, and where it stands in it. */
export interface FirstStep {
  readonly action: PhaseAction;
  readonly id: string;
}

/** The address of an action in the page. */
export const actionId = (phase: number, action: number): string => `plan-${phase}-${action}`;

/** The actions to begin with; none where the report does not say. */
export function firstSteps({ implementationPhases, firstSteps: first = [] }: ActionPlan) {
  const all = implementationPhases.flatMap(({ actions }, phase) =>
    actions.map((action, index): FirstStep => ({ action, id: actionId(phase, index) })),
  );
  return first.flatMap((step) => all.find(({ action }) => action.description === step) ?? []);
}
