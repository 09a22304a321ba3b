import { formatPlainDate, type Introduction } from '@ellac/contracts';
import type { Business } from './business/business.js';
import { stageText } from './words/stage-words.js';
import { variantOf } from '@ellac/diagnosis/parts';

/** What the evaluation asks. */
export const question =
  'The ELLAC Business Evaluation asks one question: how ready is a company to move from Phase 1, led by its owner, to Phase 2, run by its leaders?';

const ellacOverview = `${question} Thirty answers give three scores: business systems, leadership and market context.`;

/** Where the size of the business is not known. */
const withoutStage =
  'How far a company is from Phase 2 depends on its size, which your answers leave open.';

/** What the answers cannot tell. */
export function significanceOf(business: Business): string {
  const { diagnosis, submittedOn, answers } = business;
  const { completeness } = diagnosis.readiness;
  const day = formatPlainDate(submittedOn, answers.country);
  const rest = variantOf(business, [
    `It rests on your answers of ${day}, which nobody checked against books or contracts.`,
    `Your answers of ${day} are all that this report knows; no books were opened and nobody else was asked.`,
    `It knows what you answered on ${day}, and not what your people or your books would say.`,
    `Nobody but you was asked, on ${day}, and no figure was checked.`,
    `What it says holds as far as your answers of ${day} do; none was verified.`,
  ]);
  return completeness >= 100 || diagnosis.situation.id === 'too-little'
    ? rest
    : `${rest} Of what is scored, ${100 - completeness}% was left open.`;
}

/** Where a business of this size usually stands. */
export const stageOf = (business: Business): string => stageText(business) || withoutStage;

/** What was looked at, where a business of this size usually stands, and what the answers cannot tell. */
export const introductionOf = (business: Business): Introduction => ({
  ellacOverview,
  phaseTransitionContext: stageOf(business),
  analysisSignificance: significanceOf(business),
});
