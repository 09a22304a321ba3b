import type { Analysis, PageOne } from '@ellac/contracts';
import { counselStepId } from '../reading-place/counsel-place.js';
import { seenByTitle } from './counsel-headings.js';
import { placeInPlan } from './first-steps.js';

/** A step to begin with, as page one tells it. */
export interface LeadingStep extends Pick<PageOne['steps'][number], 'by' | 'isFirstResult'> {
  readonly step: string;
  /** Its reason, or by what one sees that it is done. */
  readonly why: string;
  /** The address of its details on the page; null where there are none. */
  readonly place: string | null;
}

/** The steps to begin with: those that a counsel put first, else those of the rules. */
export function leadingSteps(
  page: PageOne,
  { counsel, actionPlan }: Pick<Analysis, 'counsel' | 'actionPlan'>,
): readonly LeadingStep[] {
  const chosen = (counsel?.steps ?? []).flatMap(
    ({ title, by, isFirst, isFirstResult, measure }, index): LeadingStep[] =>
      isFirst === true
        ? [
            {
              step: title,
              by,
              isFirstResult,
              why: `${seenByTitle}: ${measure}`,
              place: counselStepId(index),
            },
          ]
        : [],
  );
  if (chosen.length > 0) return chosen;
  return page.steps.map(({ id, ...told }) => ({ ...told, place: placeInPlan(actionPlan, id) }));
}
