import type { ScoredItem } from '@ellac/contracts';
import type { Plan } from './plan.js';

/** Below this an answer is not called anything good. */
const fewestPoints = 4;

/**
 * The answers that may be called good: given, not too low, and not the subject of a gap, so that
 * no section praises what another one warns of.
 */
export function praised(items: readonly ScoredItem[], { inOrder }: Plan): readonly ScoredItem[] {
  const warned = new Set(inOrder.flatMap(({ gap, evidence }) => (gap ? evidence.evidence : [])));
  return items.filter(
    ({ given, points, paths }) => given && points >= fewestPoints && !warned.has(paths[0]!),
  );
}
