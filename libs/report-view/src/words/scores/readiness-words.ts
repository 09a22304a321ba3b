import type { Analysis, Readiness, ReadinessBand } from '@ellac/contracts';

/** What each band says about the move from Phase 1 to Phase 2. */
const meanings: Readonly<Record<ReadinessBand, string>> = {
  'phase-2-ready':
    'The move from Phase 1 to Phase 2 can be made: leaders can run the business, and the owner can set its direction.',
  'ready-with-gaps':
    'The move from Phase 1, led by the owner, to Phase 2, run by leaders, can begin; the gaps are closed on the way.',
  'in-transition':
    'Not ready for Phase 2 yet, but on the way: part of the business can run without its owner, the whole not yet.',
  'phase-1-owner-led':
    'Not ready for Phase 2: the business rests on its owner. Building comes first, handing over later.',
};

/** The lowest band where the cause is not leadership. */
const baseFirst =
  'Not ready for Phase 2: leadership is ahead of the rest, so systems and market come first.';

const tooMuchOpen =
  'More than half of what is scored was left open, so this is a first guess and no verdict.';

const notJudged = 'Too many answers are still as the form came, so there is no verdict.';

/** In place of scores that nobody should go by. */
export const noScores =
  'No scores are shown, because they would be the points of a form that is mostly as it came.';

/** Whether enough is known for a verdict; older reports always had one. */
export const isJudged = ({ judged }: Readiness): boolean => judged !== false;

/** What stands above the things that are missing. */
export const missingTitle = (readiness: Readiness): string =>
  isJudged(readiness) ? 'What the next level still needs' : 'What a verdict still needs';

/**
 * Whether the list of missing things is on the first screen: if there is no page one, or if the
 * report has nothing else to say. Otherwise it follows the transition readiness.
 */
export const isMissingFirst = ({ page, readiness }: Analysis): boolean =>
  readiness.missing.length > 0 && (page === undefined || !isJudged(readiness));

/**
 * What stands after the transition readiness. Where a counsel speaks of the readiness, all red flags
 * are in the same list, and nothing that goes on from one of them.
 */
export function missingLater(analysis: Analysis): readonly string[] {
  if (isMissingFirst(analysis)) return [];
  const { redFlags, missing } = analysis.readiness;
  if (analysis.counsel?.readiness === undefined) return missing;
  const stems = redFlags.map((flag) => flag.replace(/(?: now)?\.$/, ''));
  const others = missing.filter((line) => !stems.some((stem) => line.startsWith(stem)));
  const named = redFlags.filter((flag) => !others.some((line) => line.includes(flag)));
  return [...named, ...others];
}

/** The band in one sentence for somebody who has never heard of it. */
export function meaningOf(readiness: Readiness): string {
  if (!isJudged(readiness)) return notJudged;
  const { band, label, completeness } = readiness;
  if (completeness < 50) return tooMuchOpen;
  return label === 'Phase 1: build the base first' ? baseFirst : meanings[band];
}

/** The same, shorter: its point without what explains it. */
export const shortMeaningOf = (readiness: Readiness): string =>
  `${meaningOf(readiness).split(/[:;.]/u)[0] ?? ''}.`;

/** That there is no red flag, as far as the answers tell. */
export const noRedFlags = ({ completeness }: Readiness): string =>
  completeness >= 95 ? 'No red flags.' : 'No red flag shows in the answers that were given.';
