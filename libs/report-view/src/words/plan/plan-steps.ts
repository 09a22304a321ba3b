import { numberedSteps, type Analysis, type NumberedStep } from '@ellac/contracts';
import { placeInCounsel, type PlacedCounselStep } from '../../reading-place/counsel-place.js';
import { actionId } from './first-steps.js';
import { byDate, ownHours } from './plan-words.js';
import { shownRecommendations } from './shown-recommendations.js';

/** A step of the plan as the report lists it. */
export interface PlannedStep extends NumberedStep {
  readonly title: string;
  /** The address of its title in the list. */
  readonly id: string;
  /** The address of the recommendation that tells how it is done; null where there is none. */
  readonly told: string | null;
  /** Where a counsel tells it in its own words. */
  readonly place: PlacedCounselStep | null;
  /** Until when, or how long it takes where the report has no date. */
  readonly when: string;
  /** The owner's own time; null where the report does not say it apart. */
  readonly hours: string | null;
  /** The numbers of the steps that come first. */
  readonly needs: readonly number[];
}

/** The steps of the plan by their numbers. */
export function planSteps(analysis: Analysis): readonly PlannedStep[] {
  const { actionPlan, counsel } = analysis;
  const steps = numberedSteps(analysis);
  const told = shownRecommendations(analysis);
  return steps.map((step) => {
    const { action, number } = step;
    const place = placeInCounsel(counsel, action.stepId);
    const hours = place?.step.hours ?? action.ownerHoursPerWeek;
    return {
      ...step,
      title: place?.title ?? action.description,
      id: addressOf(actionPlan, action),
      told: told.find((each) => each.number === number)?.id ?? place?.id ?? null,
      place,
      when:
        place !== null
          ? byDate(place.step)
          : action.to === undefined
            ? action.duration
            : byDate({ by: action.to }),
      hours: hours === undefined ? null : ownHours(hours),
      needs: steps
        .filter((each) => action.dependencies.includes(each.action.description))
        .map((each) => each.number),
    };
  });
}

function addressOf(
  { implementationPhases }: Analysis['actionPlan'],
  action: NumberedStep['action'],
): string {
  const phase = implementationPhases.findIndex(({ actions }) => actions.includes(action));
  return actionId(phase, implementationPhases[phase]?.actions.indexOf(action) ?? 0);
}
