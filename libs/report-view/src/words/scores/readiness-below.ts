import type { Analysis, Readiness } from '@ellac/contracts';
import { openingOf } from './opening.js';
import { heldBackBy } from './readiness-steps.js';
import { isMissingFirst } from './readiness-words.js';

/** In place of scores that nobody should go by. */
export const noScores =
  'No scores are shown, because they would be the points of a form that is mostly as it came.';

/** What is missing, without what stands above the report already as that which holds it back. */
const missingBelow = (analysis: Analysis): readonly string[] =>
  openingOf(analysis).hasScores && heldBackBy(analysis) !== null
    ? analysis.readiness.missing.slice(1)
    : analysis.readiness.missing;

/**
 * What stands after the transition readiness; nothing where something has just happened. Where a
 * counsel speaks of the readiness, all red flags are in the same list, and nothing that goes on from
 * one of them.
 */
export function missingLater(analysis: Analysis): readonly string[] {
  if (isMissingFirst(analysis) || analysis.counsel?.isUrgent === true) return [];
  const { redFlags } = analysis.readiness;
  const missing = missingBelow(analysis);
  if (analysis.counsel?.readiness === undefined) return missing;
  const stems = redFlags.map((flag) => flag.replace(/(?: now)?\.$/, ''));
  const others = missing.filter((line) => !stems.some((stem) => line.startsWith(stem)));
  const named = redFlags.filter((flag) => !others.some((line) => line.includes(flag)));
  return [...named, ...others];
}

/**
 * The red flags that no consideration begins with; none where a counsel speaks of the readiness,
 * since they then stand among what is missing.
 */
export function redFlagsBelow({ counsel, readiness, summary }: Analysis): readonly string[] {
  if (counsel?.readiness !== undefined) return [];
  const { criticalConsiderations } = summary.executiveSummary;
  return readiness.redFlags.filter(
    (flag) => !criticalConsiderations.some((text) => text.startsWith(flag)),
  );
}

/** That there is no red flag, as far as the answers tell. */
export const noRedFlags = ({ completeness }: Readiness): string =>
  completeness >= 95 ? 'No red flags.' : 'No red flag shows in the answers that were given.';
