import type { Analysis, PageOne } from '@ellac/contracts';
import { counselStepId } from '../../reading-place/counsel-place.js';
import { seenByTitle } from '../counsel-headings.js';
import { actionOf, firstSteps, placeInPlan } from './first-steps.js';
import { byDate } from './plan-words.js';
import { regionOf } from '../region-of.js';

/** A step to begin with, as page one tells it. */
export interface LeadingStep extends Pick<PageOne['steps'][number], 'by' | 'isFirstResult'> {
  readonly step: string;
  /** The owner's own hours a week; absent where the report does not say. */
  readonly hours?: number | undefined;
  /** How long it takes; absent where the report does not say. */
  readonly weeks?: number | undefined;
  /** Its reason, or by what one sees that it is done. */
  readonly why: string;
  /** Its first action; absent where the report tells its actions in a letter or in one paragraph. */
  readonly begin?: string | undefined;
  /** The address of its details on the page; null where there are none. */
  readonly place: string | null;
}

/** The steps to begin with: those that a counsel put first, else those of the rules. */
export function leadingSteps(
  page: PageOne,
  { counsel, actionPlan }: Pick<Analysis, 'counsel' | 'actionPlan'>,
): readonly LeadingStep[] {
  const chosen = (counsel?.steps ?? []).flatMap(
    (
      { title, by, hours, weeks, isFirst, isFirstResult, why, measure, actions = [] },
      index,
    ): LeadingStep[] =>
      isFirst === true
        ? [
            {
              step: title,
              by,
              isFirstResult,
              hours,
              weeks,
              why: why ?? `${seenByTitle}: ${measure}`,
              begin: actions[0],
              place: counselStepId(index),
            },
          ]
        : [],
  );
  if (chosen.length > 0) return chosen;
  return page.steps.map(({ id, ...told }) => ({
    ...told,
    hours: actionOf(actionPlan, id)?.ownerHoursPerWeek,
    place: placeInPlan(actionPlan, id),
  }));
}

/** With what to begin, in a counsel's words; undefined where it tells no action. */
export const beginningOf = (
  counsel: Analysis['counsel'],
  [first]: readonly Pick<LeadingStep, 'begin'>[],
): string | undefined => counsel?.begin?.text ?? first?.begin;

/** A step to begin with, as its card says it. */
export interface StepCard extends Pick<
  LeadingStep,
  'step' | 'hours' | 'weeks' | 'place' | 'begin'
> {
  /** Until when, or how long it takes where the report has no date. */
  readonly when: string;
  /** Null where the report gives no reason. */
  readonly why: string | null;
}

/** The steps to begin with; reports without a page one have no dates and no reasons. */
export function stepCards(analysis: Analysis): readonly StepCard[] {
  const { page, actionPlan } = analysis;
  return page === undefined
    ? firstSteps(actionPlan).map(({ action, id }) => ({
        step: action.description,
        when: action.duration,
        why: null,
        place: id,
      }))
    : leadingSteps(page, analysis).map(({ by, isFirstResult, ...step }) => ({
        ...step,
        when: byDate({ by, isFirstResult }, regionOf(analysis)),
      }));
}
