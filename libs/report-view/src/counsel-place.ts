import type { Counsel } from '@ellac/contracts';

/** A step as the counsel carries it out, and its number there. */
export interface PlacedCounselStep {
  readonly title: string;
  /** From 1. */
  readonly number: number;
  /** Its address in the page. */
  readonly id: string;
}

/** The address of a step of the counsel in the page. */
export const counselStepId = (index: number): string => `counsel-${index + 1}`;

/** Where the counsel says how a step of the plan is done; null where it does not. */
export function placeInCounsel(
  counsel: Counsel | undefined,
  stepId: string | undefined,
): PlacedCounselStep | null {
  const index =
    stepId === undefined ? -1 : (counsel?.steps.findIndex((step) => step.stepId === stepId) ?? -1);
  const step = counsel?.steps[index];
  return step === undefined
    ? null
    : { title: step.title, number: index + 1, id: counselStepId(index) };
}
