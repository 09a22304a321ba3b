import { areas, formatPlainDate, formatScore, type Introduction } from '@ellac/contracts';
import type { Business } from './business.js';
import { halfKnown, itemsOf } from './levels.js';
import { ended, quoteOf } from './quote.js';
import { say } from './words/phrase.js';
import { counted } from '../text/counted.js';
import { stageText } from './words/stage-words.js';
import { trades } from './words/trades/trades.js';
import { variantOf } from './words/variant.js';

function ellacOverviewOf(business: Business): string {
  const { company, owner, answers, diagnosis } = business;
  const [systems, leadership, market] = areas.map((area) => itemsOf(diagnosis, area).length);
  const trade = trades[answers.industry];
  return [
    variantOf(business, [
      `The ELLAC Business Evaluation asks one question: how far could ${company} be run by others instead of by ${owner}?`,
      `How far could ${company} be run without ${owner} at the centre? That is what the ELLAC Business Evaluation looks at.`,
    ]),
    `In Phase 1, as it often looks in such a business, ${say(trade.ownerLed, business)} In Phase 2, ${say(trade.ledByOthers, business)}`,
    variantOf(business, [
      `Three scores measure the distance between the two: business systems (${systems} answers), leadership (${leadership}) and market context (${market}).`,
      `How far it is from one to the other is read from ${systems} answers on business systems, ${leadership} on leadership and ${market} on the market context.`,
    ]),
  ].join(' ');
}

function ownersOf(business: Business): string {
  const { partners, silent } = business.answers;
  if (partners > 1) {
    return variantOf(business, [
      'With more than one active partner, the move is also an agreement among the partners, and it needs their common word first.',
      'The partners should agree on the aim before anyone else hears of it, because each of them is a part of Phase 1.',
    ]);
  }
  if (silent > 0) {
    return variantOf(business, [
      'Where others hold a share without working in the company, they should hear of the move early.',
      'Those who hold a share without working here have a stake in the move, and should not learn of it last.',
    ]);
  }
  return variantOf(business, [
    `With one active owner, the move begins with ${business.owner}’s own calendar.`,
    `No other partner has to agree, so the pace of the move is up to ${business.owner}.`,
  ]);
}

function answeredOf({ completeness }: Business['diagnosis']['readiness']): string {
  if (completeness === 100) return 'Every scored question was answered.';
  return completeness === 0
    ? 'None of the scored questions was answered.'
    : `Of what is scored, ${completeness}% was answered, and the rest is treated as unknown.`;
}

function analysisSignificanceOf(business: Business, submittedOn: string): string {
  const { diagnosis, company } = business;
  const { readiness, scores } = diagnosis;
  const day = formatPlainDate(submittedOn);
  const score = formatScore(scores.overallScore);
  return [
    variantOf(business, [
      `This report rests on the answers given on ${day}, which nobody has checked against books or contracts.`,
      `Everything here is drawn from the answers of ${day}; no books were opened and no contracts read.`,
    ]),
    answeredOf(readiness),
    variantOf(business, [
      'Fixed rules turn answers into scores, so the same answers always give the same result. Values for the industry are for orientation and are not a norm.',
      'The scores come from fixed rules and not from anyone’s opinion. What is said of the industry is a rough orientation, never a standard to be met.',
    ]),
    readiness.completeness < halfKnown
      ? ''
      : variantOf(business, [
          `Differences of less than half a point mean nothing: ${score} could as well be a little more or less.`,
          `A score such as ${score} is a sign and not a measurement, so less than half a point should not be given any meaning.`,
        ]),
    variantOf(business, [
      `The report helps to decide what to do next. It does not say what ${company} is worth, and it does not replace an adviser who knows the case.`,
      `It is meant to help with the next decisions at ${company}: it puts no price on the company and is no substitute for legal or tax advice.`,
    ]),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function functionsText({ answers: { funcs }, owner }: Business): string {
  const count = funcs.length === 0 ? 'none' : counted(funcs.length);
  return `Without ${owner}, ${count} of the six functions ${funcs.length < 2 ? 'runs' : 'run'}.`;
}

/** How the company describes its own parts, and how far they run alone; not for one or two people. */
function partsOf(business: Business): string {
  const { size, questionnaire, diagnosis } = business;
  if (size === 'solo' || size === 'unknown') return '';
  const quote = quoteOf(questionnaire.staff.departments);
  const functions = diagnosis.breakdown.find(({ id, given }) => id === 'funcs' && given);
  const introduced = variantOf(business, [
    'The work is divided like this today: ',
    'How the work is shared out, in the words of the answers: ',
  ]);
  return [
    quote === undefined ? '' : `${introduced}${ended(quote)}`,
    functions === undefined ? '' : functionsText(business),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** What was looked at, where a business of this size stands, and what the analysis can say. */
export const introductionOf = (business: Business, submittedOn: string): Introduction => ({
  ellacOverview: ellacOverviewOf(business),
  phaseTransitionContext: [
    stageText(business),
    business.size === 'unknown'
      ? ''
      : variantOf(business, [
          'Head counts are a rough guide, and no stage is better than another.',
          'That is a rule of thumb and not a verdict.',
          'Such stages describe what is common; they prescribe nothing.',
        ]),
    partsOf(business),
    ownersOf(business),
  ]
    .filter((part) => part !== '')
    .join(' '),
  analysisSignificance: analysisSignificanceOf(business, submittedOn),
});
