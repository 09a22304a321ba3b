import type { Questionnaire, ReportContent } from '@ellac/contracts';
import type { Diagnosis } from '../diagnosis.js';
import { businessOf } from './business.js';
import { conclusionsOf } from './conclusions.js';
import { criticalPathOf, criticalPathText } from './critical-path.js';
import { executiveSummaryOf } from './executive-summary.js';
import { findingsOf, keyGapsOf, keyStrengthsOf, keyWeaknessesOf } from './findings.js';
import { introductionOf } from './introduction.js';
import { ownWordsOf } from './owner-words.js';
import { firstStepsOf } from './first-steps.js';
import { phasesOf } from './phases.js';
import { planOf } from './plan.js';

/**
 * The whole report on one business from what the rules say about it: pure, and the same for the
 * same answers. `submittedOn` is a plain date (yyyy-MM-dd), from which every date of the plan counts.
 */
export function writeReport(
  questionnaire: Questionnaire,
  diagnosis: Diagnosis,
  submittedOn: string,
): ReportContent {
  const business = businessOf(questionnaire, diagnosis);
  const plan = planOf(business);
  const path = criticalPathOf(plan);
  const own = ownWordsOf(business);
  const gaps = {
    systems: keyGapsOf('systems', business, plan),
    leadership: keyGapsOf('leadership', business, plan),
    market: keyGapsOf('market', business, plan),
  };
  const strengths = keyStrengthsOf(business, plan);
  const weaknesses = keyWeaknessesOf(business, plan);
  return {
    ...diagnosis.scores,
    summary: {
      executiveSummary: executiveSummaryOf(business, plan, path, own.vision),
      introduction: introductionOf(business, submittedOn),
    },
    findings: findingsOf(business, gaps, strengths, weaknesses),
    conclusions: conclusionsOf(business, plan, path, own),
    actionPlan: {
      criticalPath: criticalPathText(path, business, plan, own.strategy, submittedOn),
      implementationPhases: phasesOf(plan, business, submittedOn),
      firstSteps: firstStepsOf(plan).map(({ words }) => words.step),
    },
    readiness: diagnosis.readiness,
    scoreBreakdown: [...diagnosis.breakdown],
    evidence: {
      keyGaps: {
        systems: gaps.systems.map(({ evidence }) => evidence),
        leadership: gaps.leadership.map(({ evidence }) => evidence),
        market: gaps.market.map(({ evidence }) => evidence),
      },
      recommendations: {
        systems: plan.steps.systems.map(({ evidence }) => evidence),
        leadership: plan.steps.leadership.map(({ evidence }) => evidence),
        market: plan.steps.market.map(({ evidence }) => evidence),
      },
      keyStrengths: strengths.map(({ evidence }) => evidence),
      keyWeaknesses: weaknesses.map(({ evidence }) => evidence),
    },
  };
}
