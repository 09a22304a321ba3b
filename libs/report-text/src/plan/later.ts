import type { LaterStep } from '@ellac/contracts';
import { addDays, lowered, variantOf } from '@ellac/diagnosis/parts';
import type { Business } from '../business/business.js';
import type { Plan } from './plan.js';

const maxLater = 6;

/** Reasons for steps that wait for no other step, used in turn. */
const reasons: readonly (readonly string[])[] = [
  [
    'It presses less than the steps above.',
    'Other steps move more now.',
    'It loses nothing by waiting.',
  ],
  [
    'The steps above move more.',
    'It can wait without harm.',
    'It comes easier once the others are done.',
  ],
];

/** How many days a step may start late before it counts as waiting for something else. */
const maxDaysBehind = 35;

/** Later on purpose: steps that do not fit into the owner's hours now. */
export function laterOf(plan: Plan, business: Business): LaterStep[] {
  const inTime = plan.later
    .slice(0, maxLater)
    .toSorted((one, other) => one.from.localeCompare(other.from));
  const whys = variantOf(business, reasons);
  return inTime.map(({ gap, from }, index) => {
    const need = plan.steps.find(({ gap: { id } }) => gap.needs.includes(id));
    const isWaiting = need !== undefined && addDays(need.to, maxDaysBehind) >= from;
    const why = isWaiting
      ? `It needs “${lowered(need.gap.words.step)}” first.`
      : whys[index % whys.length]!;
    return { stepId: gap.id, step: gap.words.step, from, why };
  });
}
