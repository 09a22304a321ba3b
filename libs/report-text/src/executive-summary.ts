import type { ExecutiveSummary, SituationId } from '@ellac/contracts';
import type { Business } from './business/business.js';
import { opportunityOf } from './opportunity.js';
import { helpfulStrengthOf } from './helpful-strength.js';
import { overviewOf } from './overview-paragraph.js';
import { pageNumbersOf } from './page-one/page-one.js';
import { situationWordings } from './page-one/situation-sentences.js';
import { situationFiguresOf } from './page-one/figures-of.js';
import type { Plan } from './plan/plan.js';
import { isInOtherLanguage, quotationsOf } from './business/owner-quotes.js';
import { transitionReadinessOf } from './transition-readiness.js';
import { capital, countedToNine, lowered, variantOf } from '@ellac/diagnosis/parts';

const maxConsiderations = 3;

/** The figures of page one, and the owner's own chance; without one, the strength that helps most now. */
function keyHighlightsOf(business: Business): string[] {
  const strength = helpfulStrengthOf(business.diagnosis);
  const help =
    strength === undefined
      ? []
      : [
          variantOf(business, [
            `What helps you now: ${strength.words.name}.`,
            `You can build on this: ${strength.words.name}.`,
            `In your favour: ${strength.words.name}.`,
          ]),
        ];
  const [besides = help[0]] = opportunityOf(business);
  const numbers = pageNumbersOf(business).map(({ text }) => text);
  return besides === undefined ? numbers : [...numbers, besides];
}

const unread =
  'Your figures show nothing that presses. Your texts are in another language: a danger they name comes before this plan.';

const growing: readonly string[] = [
  'Growth asks for people and for cash before it brings any: watch which of the two runs short first.',
  'A plan to grow fails where people or cash run short: count both back from the day you need them.',
];

/** Situations in which no red flags are shown. */
const opportune: readonly SituationId[] = ['grow', 'build', 'stay-small'];

/** The critical steps of the plan, and the figure behind them that page one does not show. */
function criticalStepsOf(business: Business, plan: Plan): string[] {
  const critical = plan.steps.filter(({ gap }) => gap.priority === 'critical');
  if (critical.length === 0) return [];
  const onPageOne = new Set(pageNumbersOf(business).map(({ id }) => id));
  const figures = critical
    .flatMap(({ gap: { money } }) => (money === undefined ? [] : [money]))
    .filter(({ id }) => !onPageOne.has(id));
  const names = critical.map(({ gap }) => lowered(gap.words.step)).join('; ');
  const steps =
    critical.length === 1
      ? `One step is critical: ${names}.`
      : `${capital(countedToNine(critical.length))} steps are critical: ${names}.`;
  return [...figures.slice(0, 1).map(({ text }) => text), steps];
}

/** The red flags, those of the situation first, each with what follows from it. */
function criticalConsiderationsOf(business: Business, plan: Plan): string[] {
  const { redFlags, situation, secondSituation } = business.diagnosis;
  const inOrder = [
    ...redFlags.filter(({ isOfSituation }) => isOfSituation),
    ...redFlags.filter(({ isOfSituation }) => !isOfSituation),
  ];
  const flags = inOrder.map(({ text, consequence }) => `${text} ${consequence}`);
  const besides =
    secondSituation === undefined || opportune.includes(secondSituation.id)
      ? []
      : [variantOf(business, situationWordings(secondSituation, situationFiguresOf(business)))[0]];
  const told = [...flags.slice(0, maxConsiderations - besides.length), ...besides];
  if (told.length > 0) return told;
  if (isInOtherLanguage(business)) return [unread];
  if (situation.id === 'grow') return [variantOf(business, growing)];
  const critical = criticalStepsOf(business, plan);
  if (critical.length > 0) return critical;
  return [
    variantOf(business, [
      'No single circumstance weighs more than the scores do.',
      'Nothing in these answers forces another order on the plan.',
      'None of your answers asks for action before the plan begins.',
    ]),
  ];
}

/** Where the business stands, what that means in money, and what presses. */
export function executiveSummaryOf(business: Business, plan: Plan): ExecutiveSummary {
  const [first, second] = quotationsOf(business);
  return {
    overview: overviewOf(business, plan, first),
    keyHighlights: keyHighlightsOf(business),
    criticalConsiderations: criticalConsiderationsOf(business, plan),
    transitionReadiness: transitionReadinessOf(business, second),
  };
}
