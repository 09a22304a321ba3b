import type { ActionPlan, Counsel, CounselStep } from '@ellac/contracts';
import { howIsTold, type PlacedLetterSection } from './letter-place.js';

/** A step as the counsel carries it out, and its number there. */
export interface PlacedCounselStep {
  readonly title: string;
  readonly step: CounselStep;
  /** From 1. */
  readonly number: number;
  /** Its address in the page. */
  readonly id: string;
  /** Where the letter tells how it is done; null where no letter does. */
  readonly how: PlacedLetterSection | null;
}

/** The address of a step of the counsel in the page. */
export const counselStepId = (index: number): string => `counsel-${index + 1}`;

const placed = (counsel: Counsel, step: CounselStep, index: number): PlacedCounselStep => ({
  title: step.title,
  step,
  number: index + 1,
  id: counselStepId(index),
  how: howIsTold(counsel, step),
});

/** The steps of the counsel that the plan lacks, each with its place there. */
export const ownSteps = (
  counsel: Counsel | undefined,
): readonly { readonly step: CounselStep; readonly place: PlacedCounselStep }[] =>
  counsel === undefined
    ? []
    : counsel.steps.flatMap((step, index) =>
        step.stepId === undefined ? [{ step, place: placed(counsel, step, index) }] : [],
      );

/** The address of the counsel's version of a step of the plan; null where there is none. */
export function placeInCounsel(
  counsel: Counsel | undefined,
  stepId: string | undefined,
): PlacedCounselStep | null {
  if (counsel === undefined || stepId === undefined) return null;
  const index = counsel.steps.findIndex((step) => step.stepId === stepId);
  const step = counsel.steps[index];
  return step === undefined ? null : placed(counsel, step, index);
}

/**
 * Whether the recommendations tell the steps of the counsel, with a letter or as actions; older
 * reports tell them above.
 */
export const isToldBelow = (counsel: Counsel | undefined): boolean =>
  counsel !== undefined &&
  (counsel.letter !== undefined || counsel.steps.every(({ actions }) => actions !== undefined));

/** From the names of steps in the plan to those that are shown. */
export type ShownNames = (names: readonly string[]) => readonly string[];

/** Where the counsel has a step, its title is shown. */
export function shownNames(
  { implementationPhases }: ActionPlan,
  counsel: Counsel | undefined,
): ShownNames {
  const titles = new Map(
    implementationPhases.flatMap(({ actions }) =>
      actions.flatMap(({ stepId, description }) => {
        const place = placeInCounsel(counsel, stepId);
        return place === null ? [] : [[description, place.title] as const];
      }),
    ),
  );
  return (names) => names.map((name) => titles.get(name) ?? name);
}
