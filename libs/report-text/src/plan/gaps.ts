import { areas, type Area } from '@ellac/contracts';
import type { Diagnosis, FiredGap } from '@ellac/diagnosis/parts';
import { byWeight } from './candidates.js';
import type { Plan } from './plan.js';

const maxInArea = 3;
const maxInAll = 7;

/** The gaps that are told, by area: those of the plan first, then by weight; at most seven in all. */
export function toldGapsOf(
  { gaps }: Diagnosis,
  { steps }: Plan,
): Readonly<Record<Area, readonly FiredGap[]>> {
  const planned = steps.map(({ gap }) => gap);
  const inOrder = [...planned, ...gaps.filter((gap) => !planned.includes(gap)).toSorted(byWeight)];
  const chosen = areas
    .flatMap((area) => inOrder.filter((gap) => gap.area === area).slice(0, maxInArea))
    .toSorted((one, other) => inOrder.indexOf(one) - inOrder.indexOf(other))
    .slice(0, maxInAll);
  const of = (area: Area) => chosen.filter((gap) => gap.area === area);
  return { systems: of('systems'), leadership: of('leadership'), market: of('market') };
}
