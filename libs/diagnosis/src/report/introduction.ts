import { areas, formatPlainDate, type Introduction } from '@ellac/contracts';
import type { Business } from './business.js';
import { itemsOf } from './levels.js';
import { ended, quoteOf } from './quote.js';
import { clauseOf } from './words/item-clauses.js';
import { stageText } from './words/stage-words.js';

function ellacOverviewOf({ company, diagnosis }: Business): string {
  const [systems, leadership, market] = areas.map((area) => itemsOf(diagnosis, area).length);
  return [
    `The ELLAC Business Evaluation asks one question: how far could ${company} be run by its leaders instead of its owner?`,
    'It calls the two states Phase 1 and Phase 2. In Phase 1 the owner leads: orders, decisions and relationships come together in one person. In Phase 2 leaders run the business day by day, and the owner sets its direction.',
    'Three scores show how far the way is.',
    `Business systems (${systems} answers) tell whether the work is organised and written down. Leadership (${leadership} answers) tells who decides, sells and stands in. Market context (${market} answers) tells how steady customers, revenue and margins are.`,
  ].join(' ');
}

function ownersOf({ answers: { partners, silent } }: Business): string {
  if (partners > 1)
    return 'With more than one active partner, the move is also an agreement among the partners, and it needs their common word first.';
  if (silent > 0)
    return 'Where others hold a share without working in the company, they should hear of the move early.';
  return 'With one active owner, the move begins with that person’s own calendar.';
}

function analysisSignificanceOf({ diagnosis, company }: Business, submittedOn: string): string {
  const { completeness } = diagnosis.readiness;
  return [
    `This report rests on the answers given on ${formatPlainDate(submittedOn)}, and nobody has checked them against books or contracts.`,
    completeness === 100
      ? 'Every scored question was answered.'
      : `Of what is scored, ${completeness}% was answered, and the rest is treated as unknown.`,
    'The scores follow fixed rules, so the same answers always give the same result.',
    'Comparisons with the industry use orientation values, which are no norm.',
    `The report is an aid to decide what to do next. It does not say what ${company} is worth, and it takes the place of no adviser who knows the case.`,
    'A difference of less than half a point between two scores should not be given any meaning.',
  ].join(' ');
}

/** How the company describes its own parts, and how far they run alone; not for one or two people. */
function partsOf(business: Business): string {
  const { size, questionnaire, diagnosis } = business;
  if (size === 'solo' || size === 'unknown') return '';
  const quote = quoteOf(questionnaire.staff.departments);
  const functions = diagnosis.breakdown.find(({ id, given }) => id === 'funcs' && given);
  return [
    quote === undefined ? '' : `The work is divided like this today: ${ended(quote)}`,
    functions === undefined ? '' : `By the answers, ${clauseOf(functions, business)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** What was looked at, where a business of this size stands, and what the analysis can say. */
export const introductionOf = (business: Business, submittedOn: string): Introduction => ({
  ellacOverview: ellacOverviewOf(business),
  phaseTransitionContext: [
    stageText(business),
    'Head counts are a rough guide, and no stage is better than another.',
    partsOf(business),
    ownersOf(business),
  ]
    .filter((part) => part !== '')
    .join(' '),
  analysisSignificance: analysisSignificanceOf(business, submittedOn),
});
