import type { PageOne } from '@ellac/contracts';
import { addDays, type MoneyFact, numbersOf, variantOf } from '@ellac/diagnosis/parts';
import type { Business } from '../business/business.js';
import { notNowOf } from '../plan/not-now.js';
import type { Plan, PlannedStep } from '../plan/plan.js';
import { situationFiguresOf } from './figures-of.js';
import { numbersOfSituation } from './situation-numbers.js';
import { situationWordings } from './situation-sentences.js';

/** The length in weeks above which a step shows the date of a first result. */
const longStep = 12;

/**
 * Whether a step is so long that the date of a first result is more useful than that of its end.
 */
export const isLongStep = ({ ownerHours: { weeks } }: PlannedStep): boolean => weeks > longStep;

/** The day by which a step is done; of a long one, by which a first result shows. */
export const firstResultOf = (step: PlannedStep): string =>
  isLongStep(step) ? addDays(step.from, longStep * 7) : step.to;

/** Where the business stands, in two sentences. */
export const situationSentencesOf = (business: Business): readonly [string, string] =>
  variantOf(
    business,
    situationWordings(business.diagnosis.situation, situationFiguresOf(business)),
  );

/** The figures in money of the first page, at most three. */
export const pageNumbersOf = ({ diagnosis }: Business): readonly MoneyFact[] =>
  numbersOf(numbersOfSituation(diagnosis.situation), diagnosis.money);

/** The report on one page. */
export function pageOneOf(business: Business, plan: Plan): PageOne {
  const { id, variant } = business.diagnosis.situation;
  const [notNow] = notNowOf(business, plan);
  return {
    situation: {
      id,
      ...(variant !== undefined && { variant }),
      sentences: [...situationSentencesOf(business)],
    },
    numbers: pageNumbersOf(business).map(({ id: number, text, caption, formula, caveat }) => ({
      id: number,
      text,
      ...(caption !== undefined && { caption }),
      formula: caveat === undefined ? formula : `${formula}. ${caveat}`,
    })),
    steps: plan.first.map((step) => ({
      id: step.gap.id,
      step: step.gap.words.step,
      by: firstResultOf(step),
      ...(isLongStep(step) && { isFirstResult: true }),
      why: step.gap.words.stake,
    })),
    ...(notNow && { notNow }),
  };
}
