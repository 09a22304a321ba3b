import {
  formatScore,
  levelOf,
  levelRanges,
  type Analysis,
  type Level,
  type ReadinessBand,
} from '@ellac/contracts';
import type { ReadinessStep } from '@ellac/web';
import { isJudged } from './readiness-words.js';

/** A step of readiness, 1 to 4. */
export type Step = NonNullable<ReadinessStep>;

/** The step of a level: 1 for weak to 4 for strong. */
export const stepOfLevel = (level: Level): Step =>
  (levelRanges.findIndex((range) => range.level === level) + 1) as Step;

/** The four bands on the way to Phase 2 by their short names, the lowest first. */
export const bandNames: readonly string[] = [
  'Phase 1',
  'In transition',
  'Ready, with gaps',
  'Ready for Phase 2',
];

/** The step of a band: 1 for Phase 1 to 4 for Phase 2. */
export const stepOfBand: Readonly<Record<ReadinessBand, Step>> = {
  'phase-1-owner-led': 1,
  'in-transition': 2,
  'ready-with-gaps': 3,
  'phase-2-ready': 4,
};

/** The step of the band that a report says; null where too little is known. */
export const stepOfReport = ({ readiness }: Pick<Analysis, 'readiness'>): ReadinessStep =>
  isJudged(readiness) ? stepOfBand[readiness.band] : null;

/** Where on the way a business is and what comes next, in words; empty without a verdict. */
export function placeInWords(analysis: Analysis, score: string): string {
  const step = stepOfReport(analysis);
  if (step === null) return '';
  const asTicked = analysis.counsel?.denied === undefined ? '' : ' by ticks alone';
  const here = `${score} of 10${asTicked}: ${bandNames[step - 1]}.`;
  const next = bandNames[step];
  const range = levelRanges[step];
  if (next === undefined || range === undefined) return here;
  // Where something else holds the business back, the score is high enough already.
  const from = analysis.overallScore >= range.from ? '' : `, from ${range.from.toFixed(1)}`;
  return `${here} Next: ${next}${from}.`;
}

/** The band that the score alone would give, where something holds the business lower; else null. */
function bandByScore(analysis: Analysis): string | null {
  const step = stepOfReport(analysis);
  const byScore = stepOfLevel(levelOf(analysis.overallScore));
  return step === null || byScore <= step ? null : (bandNames[byScore - 1] ?? null);
}

/**
 * Which band the score would give, and what holds it lower; null where nothing does, and where a lead
 * says what does.
 */
export function heldBackBy(analysis: Analysis): string | null {
  const [cause] = analysis.readiness.missing;
  const byScore = bandByScore(analysis);
  return byScore === null || cause === undefined || analysis.counsel?.lead !== undefined
    ? null
    : `${formatScore(analysis.overallScore)} would be “${byScore}”. What holds it back: ${cause}`;
}
