import type { LaterStep } from '@ellac/contracts';
import { addDays, lowered, variantOf } from '@ellac/diagnosis/parts';
import type { Business } from '../business.js';
import type { Plan } from './plan.js';

const mostLater = 8;
/** A step that could have begun this many days before waits for something else. */
const mostDaysBehind = 35;

/** Later, on purpose: what was found and does not fit into the owner's hours now. */
export function laterOf(plan: Plan, business: Business): LaterStep[] {
  const inTime = plan.later
    .slice(0, mostLater)
    .toSorted((one, other) => one.from.localeCompare(other.from));
  return inTime.map(({ gap, from }) => {
    const need = plan.steps.find(({ gap: { id } }) => gap.needs.includes(id));
    const isWaiting = need !== undefined && addDays(need.to, mostDaysBehind) >= from;
    const why = isWaiting
      ? `It needs “${lowered(need.gap.words.step)}” first.`
      : variantOf(business, [
          'It presses less than the steps above.',
          'The steps above move more, so it waits.',
          'It can wait until the steps above have begun to show.',
        ]);
    return { stepId: gap.id, step: gap.words.step, from, why };
  });
}
