import type { Questionnaire } from '@ellac/contracts';
import { guarded } from './band-guards.js';
import { contradictionsOf } from './contradictions.js';
import type { Diagnosis } from './diagnosis.js';
import { firedGapsOf, firedStrengthsOf } from './fire-rules.js';
import { untouchedRatingsIn } from './model/answers.js';
import { groundOf } from './situation/ground.js';
import { readinessOf } from './readiness.js';
import { redFlagsOf } from './red-flags.js';
import { shownSelfPerceptionGap } from './self-perception-gap.js';
import type { ExtractedItem } from './text-facts/accepted-facts.js';
import { voiceOfGround } from './voice/voice-of-ground.js';

/** The version of the scoring model and its rules; kept with every analysis. */
export const rulesVersion = '2027.2';

/**
 * Scores a questionnaire and applies every rule to it; pure, and the same for the same answers.
 *
 * @param submittedOn a plain date, from which the months of the owner's dates count
 * @param extracted what a language model says it found in the owner's own words; only facts that
 *   the answers confirm count, and none changes a score
 */
export function diagnose(
  questionnaire: Questionnaire,
  submittedOn: string,
  extracted: readonly ExtractedItem[] = [],
): Diagnosis {
  const ground = groundOf(questionnaire, submittedOn, extracted);
  const voice = voiceOfGround(ground);
  const { notKnown, scoring, marks, situation, secondSituation } = ground;
  const redFlags = redFlagsOf(ground);
  return {
    rulesVersion,
    scores: scoring.scores,
    areaScores: scoring.areaScores,
    breakdown: scoring.breakdown,
    marks,
    redFlags,
    readiness: guarded(readinessOf(scoring, redFlags, notKnown), {
      ...ground,
      breakdown: scoring.breakdown,
      leadershipByFacts: marks.leadership.facts,
      situationFlags: redFlags.flatMap(({ isOfSituation, text }) => (isOfSituation ? [text] : [])),
    }),
    situation,
    ...(secondSituation && { secondSituation }),
    facts: ground.facts,
    money: ground.money,
    trade: ground.trade,
    untouched: ground.untouched,
    voice,
    gaps: firedGapsOf(ground, voice),
    strengths: firedStrengthsOf(ground, voice),
    contradictions: contradictionsOf({ ...ground, breakdown: scoring.breakdown }),
    selfPerceptionGap: shownSelfPerceptionGap(
      situation,
      scoring,
      untouchedRatingsIn(questionnaire),
    ),
  };
}
