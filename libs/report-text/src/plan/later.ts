import type { LaterStep } from '@ellac/contracts';
import { lowered, variantOf } from '@ellac/diagnosis/parts';
import type { Business } from '../business.js';
import type { Plan } from './plan.js';

const mostLater = 8;

/** Later, on purpose: what was found and does not fit into the owner's hours now. */
export function laterOf(plan: Plan, business: Business): LaterStep[] {
  const planned = plan.steps.map(({ gap }) => gap.id);
  return plan.later.slice(0, mostLater).map(({ gap, from }) => {
    const need = plan.steps.find(({ gap: { id } }) => gap.needs.includes(id));
    const why =
      need !== undefined && planned.includes(need.gap.id)
        ? `It needs “${lowered(need.gap.words.step)}” first.`
        : variantOf(business, [
            'The hours are given to the steps above.',
            'The steps above already fill your hours.',
          ]);
    return { stepId: gap.id, step: gap.words.step, from, why };
  });
}
