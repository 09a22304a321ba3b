import { numberedSteps, type Analysis, type NumberedStep } from '@ellac/contracts';
import {
  isToldBelow,
  placeInCounsel,
  type PlacedCounselStep,
} from '../../reading-place/counsel-place.js';
import { datedSteps, enoughForTimeline } from './dated-steps.js';
import { actionId } from './first-steps.js';
import { byDate, ownHours, otherDate } from './plan-words.js';
import { regionOf } from '../region-of.js';
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
  /** Beside that, when it begins or ends; null where the report has no date. */
  readonly otherDate: string | null;
  /** The owner's own time; null where the report does not say it apart. */
  readonly hours: string | null;
  /** The numbers of the steps that come first. */
  readonly needs: readonly number[];
}

/** The steps of the plan by their numbers. */
export function planSteps(analysis: Analysis): readonly PlannedStep[] {
  const { actionPlan, counsel, page } = analysis;
  const region = regionOf(analysis);
  const steps = numberedSteps(analysis);
  const recommendations = shownRecommendations(analysis);
  return steps.map((step) => {
    const { action, number } = step;
    const place = placeInCounsel(counsel, action.stepId);
    // A long step has the date of its first result everywhere, as page one says it.
    const told = place?.step ?? page?.steps.find(({ id }) => id === action.stepId);
    const by = told?.by ?? action.to;
    const isFirstResult = told?.isFirstResult === true && action.to !== by;
    const hours = place?.step.hours ?? action.ownerHoursPerWeek;
    return {
      ...step,
      title: place?.title ?? action.description,
      id: addressOf(actionPlan, action),
      told: recommendations.find((each) => each.number === number)?.id ?? place?.id ?? null,
      place,
      when: by === undefined ? action.duration : byDate({ by, isFirstResult }, region),
      otherDate: otherDate(
        { from: action.from ?? null, isFirstResult, to: action.to ?? null },
        region,
      ),
      hours: hours === undefined ? null : ownHours(hours, place?.step.weeks),
      needs: steps
        .filter((each) => action.dependencies.includes(each.action.description))
        .map((each) => each.number),
    };
  });
}

/**
 * Whether the recommendations tell each step of the plan with its date and its measure, as those of a
 * counsel do. The plan then draws when each one runs, and has them as a list only behind that.
 */
export function isPlanTold(analysis: Analysis, steps: readonly PlannedStep[]): boolean {
  return (
    isToldBelow(analysis.counsel) &&
    datedSteps(steps).length >= enoughForTimeline &&
    steps.every(({ place, told }) => place !== null && told === place.id)
  );
}

function addressOf(
  { implementationPhases }: Analysis['actionPlan'],
  action: NumberedStep['action'],
): string {
  const phase = implementationPhases.findIndex(({ actions }) => actions.includes(action));
  return actionId(phase, implementationPhases[phase]?.actions.indexOf(action) ?? 0);
}
