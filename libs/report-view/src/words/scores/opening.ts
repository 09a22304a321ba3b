import type { Analysis } from '@ellac/contracts';
import { deniedAnswers, isWidelyDenied } from './denied-answers.js';
import { isJudged, meaningOf, shortMeaningOf } from './readiness-words.js';

/** The first thing that a report says, beside the company's name. */
export interface Opening {
  readonly headline: string;
  readonly meaning: string;
  /** The same for a page with little room. */
  readonly shortMeaning: string;
  /** Whether the scores and the way to Phase 2 stand with it. */
  readonly hasScores: boolean;
  /** Whether the headline is the verdict on the readiness; it otherwise follows in the summary. */
  readonly isVerdict: boolean;
}

/** Ticks cannot be too high for it. */
const lowestBand: Analysis['readiness']['band'] = 'phase-1-owner-led';

const withoutVerdict = (headline: string, meaning: string): Opening => ({
  headline,
  meaning,
  shortMeaning: meaning,
  hasScores: false,
  isVerdict: false,
});

/**
 * What a report opens with. A reader believes the first figure, so where the owner's own words deny
 * several ticks, the scores come later, with their answers. Where something has just happened, or the
 * owner wants no second phase, the question of readiness waits as well.
 */
export function openingOf(analysis: Analysis): Opening {
  const { readiness, counsel, situation } = analysis;
  if (counsel?.isUrgent === true)
    return withoutVerdict('First what cannot wait', 'The scores open under “Findings”.');
  if (isJudged(readiness) && readiness.band !== lowestBand && isWidelyDenied(analysis))
    return withoutVerdict(
      'Not ready yet, by your own words',
      'You ticked more than you write; the scores, under “Findings”, count the ticks.',
    );
  if (isJudged(readiness) && situation?.id === 'stay-small')
    return withoutVerdict(
      'Small by choice',
      'You want to stay as you are; the scores, under “Findings”, measure the way to Phase 2.',
    );
  return {
    headline: readiness.label,
    meaning: meaningOf(readiness),
    shortMeaning: shortMeaningOf(readiness),
    hasScores: isJudged(readiness),
    isVerdict: true,
  };
}

/** The verdict on the readiness, for a report that does not open with it; else null. */
export function laterVerdict(analysis: Analysis): string | null {
  const { counsel, readiness, situation } = analysis;
  if (openingOf(analysis).isVerdict) return null;
  if (deniedAnswers(analysis).length > 0)
    return `The ticks alone come to “${readiness.label}”; what you write does not.`;
  return situation?.id === 'stay-small' && counsel?.isUrgent !== true
    ? `The scores, which measure the way to Phase 2 alone, come to “${readiness.label}”.`
    : `The scores come to “${readiness.label}”. ${meaningOf(readiness)}`;
}
