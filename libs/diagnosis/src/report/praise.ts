import type { ScoredItem } from '@ellac/contracts';
import { gapsOf, type Diagnosis } from '../diagnosis.js';

/** Below this an answer is not called anything good. */
export const fewestPoints = 4;

/**
 * The answers that may be called good: given, not too low, and read by no rule that points to a
 * gap, so that no section praises what another one warns of.
 */
export function praised(items: readonly ScoredItem[], diagnosis: Diagnosis): readonly ScoredItem[] {
  const warned = new Set<string>(gapsOf(diagnosis).flatMap(({ evidence }) => evidence));
  return items.filter(
    ({ given, points, paths }) => given && points >= fewestPoints && !warned.has(paths[0]!),
  );
}
