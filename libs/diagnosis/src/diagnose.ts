import type { Questionnaire } from '@ellac/contracts';
import { answersOf, notKnownOf } from './answers.js';
import type { Diagnosis } from './diagnosis.js';
import { fireRules } from './fire-rules.js';
import { readinessOf } from './readiness.js';
import { redFlagsOf } from './red-flags.js';
import { score } from './scoring.js';
import { shownSelfPerceptionGap } from './self-perception-gap.js';

/** The version of the scoring model and its rules; kept with every analysis. */
export const rulesVersion = '2026.11';

/** Scores a questionnaire and applies every rule to it; pure, and the same for the same answers. */
export function diagnose(questionnaire: Questionnaire): Diagnosis {
  const answers = answersOf(questionnaire);
  const notKnown = notKnownOf(questionnaire);
  const scoring = score(answers, notKnown);
  const redFlags = redFlagsOf(answers, notKnown);
  return {
    rulesVersion,
    scores: scoring.scores,
    areaScores: scoring.areaScores,
    breakdown: scoring.breakdown,
    redFlags,
    readiness: readinessOf(scoring, redFlags, notKnown),
    fired: fireRules(answers, notKnown, scoring.breakdown),
    selfPerceptionGap: shownSelfPerceptionGap(answers, scoring),
  };
}
