import type { ActionPlan } from '@ellac/contracts';

/** How the plan's phases are to be read; null where each action has its dates. */
export const phasesText = ({ implementationPhases }: ActionPlan): string | null =>
  implementationPhases.some(({ actions }) => actions.some(({ from }) => from !== undefined))
    ? null
    : 'Each action below stands in the phase in which its first result is due. Its duration runs from the first result to the last; a longer one goes on in the phases after it.';
