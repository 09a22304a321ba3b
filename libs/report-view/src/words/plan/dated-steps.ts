import type { NumberedStep } from '@ellac/contracts';

/** A step of the plan that has both of its dates. */
export type DatedStep<Step extends NumberedStep = NumberedStep> = Step & {
  readonly from: string;
  readonly to: string;
};

/** A timeline is drawn from this many steps on. */
export const enoughForTimeline = 2;

/** The steps that have both dates, in their order. */
export const datedSteps = <Step extends NumberedStep>(
  steps: readonly Step[],
): readonly DatedStep<Step>[] =>
  steps.flatMap((step) => {
    const { from, to } = step.action;
    return from === undefined || to === undefined ? [] : [{ ...step, from, to }];
  });
