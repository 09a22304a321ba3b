import { formatPlainDate, type PhaseAction } from '@ellac/contracts';
import type { ShownNames } from '../reading-place/counsel-place.js';

/** Above the steps that wait. */
export const laterTitle = 'Later, on purpose';

/** From when there is room for a step. */
export const fromDate = (plainDate: string): string => `from ${formatPlainDate(plainDate)}`;

/** From when to when, where the report says both. */
function dates({ from, to }: PhaseAction): string[] {
  return from === undefined || to === undefined
    ? []
    : [`${formatPlainDate(from)} to ${formatPlainDate(to)}`];
}

/** What is known of an action besides its name and priority; its resources begin with the owner's time. */
export const factsOfAction = (
  action: PhaseAction,
  named: ShownNames,
  /** Whether the counsel says how this step is done, and by what one sees that it is. */
  isTold: boolean,
): Readonly<Record<string, readonly string[]>> => ({
  When: dates(action),
  Duration: isTold ? [] : [action.duration],
  'Depends on': named(action.dependencies),
  'Success metrics': isTold ? [] : action.successMetrics,
  Resources: action.resources,
});
