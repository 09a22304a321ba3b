import type { Questionnaire, ReportContent } from '@ellac/contracts';
import type { Diagnosis } from '@ellac/diagnosis/parts';
import { businessOf } from './business/business.js';
import { conclusionsOf } from './conclusions.js';
import { levelOfArea } from './current-state.js';
import { evidenceOfRule } from './report-evidence.js';
import { executiveSummaryOf } from './executive-summary.js';
import { findingsOf } from './findings.js';
import { introductionOf } from './introduction.js';
import { pageOneOf } from './page-one/page-one.js';
import { reportOfTooLittle } from './too-little.js';
import { criticalPathOf } from './plan/critical-path.js';
import { laterOf } from './plan/later.js';
import { notNowOf } from './plan/not-now.js';
import { phasesOf } from './plan/phases.js';
import { planOf, recommendedOf, type PlannedStep } from './plan/plan.js';

const evidenceOf = ({ gap }: PlannedStep) => evidenceOfRule(gap);

/**
 * The whole report on one business from what the rules say about it: pure, and the same for the
 * same answers. `submittedOn` is a plain date (yyyy-MM-dd), from which every date of the plan counts.
 */
export function writeReport(
  questionnaire: Questionnaire,
  diagnosis: Diagnosis,
  submittedOn: string,
): ReportContent {
  const business = businessOf(questionnaire, diagnosis, submittedOn);
  const plan = planOf(business);
  const { situation } = diagnosis;
  if (situation.id === 'too-little') {
    return { ...diagnosis.scores, ...reportOfTooLittle(business, plan) };
  }
  const executiveSummary = executiveSummaryOf(business, plan);
  const considerations = executiveSummary.criticalConsiderations;
  const { findings, evidence } = findingsOf(business, plan, considerations);
  const recommended = recommendedOf(plan);
  const recommendations = {
    systems: recommended.systems.map(evidenceOf),
    leadership: recommended.leadership.map(evidenceOf),
    market: recommended.market.map(evidenceOf),
  };
  return {
    ...diagnosis.scores,
    summary: {
      executiveSummary,
      introduction: introductionOf(business),
    },
    findings,
    conclusions: conclusionsOf(business, plan),
    actionPlan: {
      criticalPath: criticalPathOf(plan, business),
      implementationPhases: phasesOf(plan, business),
      firstSteps: plan.first.map(({ gap }) => gap.words.step),
      later: laterOf(plan, business),
      notNow: notNowOf(business, plan),
    },
    readiness: diagnosis.readiness,
    scoreBreakdown: [...diagnosis.breakdown],
    evidence: { ...evidence, recommendations },
    situation: { ...situation, because: [...situation.because] },
    page: pageOneOf(business, plan),
    marks: diagnosis.marks,
    levels: {
      systems: levelOfArea('systems', business),
      leadership: levelOfArea('leadership', business),
      market: levelOfArea('market', business),
    },
  };
}
