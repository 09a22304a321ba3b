import type { PhaseAction } from '@ellac/contracts';
import type { ReactNode } from 'react';

/** What can be done with one step of the plan. */
export type StepAction = (step: PhaseAction) => ReactNode;
