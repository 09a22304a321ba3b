import { priorities, type ActionPlan, type PhaseAction } from '@ellac/contracts';

/** An action of the plan, and where it stands in it. */
export interface FirstStep {
  readonly action: PhaseAction;
  readonly id: string;
}

/** The address of an action in the page. */
export const actionId = (phase: number, action: number): string => `plan-${phase}-${action}`;

const most = 3;

/**
 * What to do first: the most urgent actions, those that begin first before the rest, and each only
 * when nothing it waits for is left out. Milestones are results many months away, and the first
 * phase alone would leave out what is critical but takes longer.
 */
export function firstSteps({ implementationPhases }: ActionPlan): readonly FirstStep[] {
  const left = implementationPhases
    .flatMap(({ actions }, phase) =>
      actions.map((action, index) => ({ action, id: actionId(phase, index) })),
    )
    .sort(
      (one, other) =>
        priorities.indexOf(one.action.priority) - priorities.indexOf(other.action.priority),
    );
  const steps: FirstStep[] = [];
  while (steps.length < most && left.length > 0) {
    const done = steps.map(({ action }) => action.description);
    const free = left.findIndex(({ action }) =>
      action.dependencies.every((needed) => done.includes(needed)),
    );
    steps.push(...left.splice(Math.max(free, 0), 1));
  }
  return steps;
}
