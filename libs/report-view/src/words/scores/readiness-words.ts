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
