import { areas, formatScore, type ScoredItem } from '@ellac/contracts';
import type { Business } from './business.js';
import {
  areaNames,
  contrastOf,
  earnedPoints,
  halfKnown,
  itemsOf,
  missingPoints,
} from './levels.js';
import type { Plan, Step } from './plan.js';
import { praised } from './praise.js';
import { strengthWordsOf } from './step-words.js';
import { clauseOf } from './words/item-clauses.js';
import { say } from './words/phrase.js';
import { joined } from '../text/joined.js';
import { lowered } from '../text/capital.js';
import { variantOf } from './words/variant.js';

const most = (items: readonly ScoredItem[], measure: (item: ScoredItem) => number) =>
  items
    .filter((item) => item.given)
    .reduce<ScoredItem | undefined>(
      (best, item) => (best === undefined || measure(item) > measure(best) ? item : best),
      undefined,
    );

function readinessLine({ diagnosis: { readiness, scores } }: Business): string {
  const score = formatScore(scores.overallScore);
  return readiness.completeness < halfKnown
    ? `Too much is open to judge readiness; the score of ${score} out of 10 stands for unknown answers.`
    : `${readiness.label} (overall score ${score} out of 10).`;
}

function areaLines(business: Business): readonly string[] {
  const { diagnosis } = business;
  if (diagnosis.readiness.completeness < halfKnown) return [];
  const { strongest, weakest, telling } = contrastOf(diagnosis);
  const score = (area: typeof strongest) => formatScore(diagnosis.areaScores[area]);
  if (!telling) {
    const all = areas.map((area) => `${areaNames[area]} ${score(area)}`);
    return [`The areas stand level: ${joined(all)}.`];
  }
  const best = most(praised(itemsOf(diagnosis, strongest), diagnosis), earnedPoints);
  const worst = most(itemsOf(diagnosis, weakest), missingPoints);
  const [helps, costs] = variantOf(business, [
    ['what helps most is that', 'what costs most is that'],
    ['above all,', 'the main reason is that'],
    ['it helps that', 'most is lost because'],
  ] as const);
  return [
    `Strongest area: ${areaNames[strongest]}, ${score(strongest)} out of 10${
      best && best.points >= 6 ? `; ${helps} ${clauseOf(best, business)}` : ''
    }.`,
    `Area with most to gain: ${areaNames[weakest]}, ${score(weakest)} out of 10${
      worst && worst.points < 6 ? `; ${costs} ${clauseOf(worst, business)}` : ''
    }.`,
  ];
}

function strengthLine(business: Business, plan: Plan): string {
  const rule = plan.strengths[0];
  if (rule) return `To build on: ${say(strengthWordsOf(rule, business).name, business)}.`;
  const { strongest, telling } = contrastOf(business.diagnosis);
  // The strongest area has its own line, so the strength comes from elsewhere.
  const others = business.diagnosis.breakdown.filter(({ area }) => !telling || area !== strongest);
  const best = most(praised(others, business.diagnosis), earnedPoints);
  if (best === undefined)
    return business.diagnosis.readiness.completeness < halfKnown
      ? 'What there is to build on will show once the open answers are in.'
      : 'What there is to build on has to be made first.';
  return best.points >= 6
    ? `To build on: ${clauseOf(best, business)}.`
    : `Nearest to a strength: ${clauseOf(best, business)}.`;
}

/** Band, best and weakest area, and the first strength. */
export const keyHighlightsOf = (business: Business, plan: Plan): string[] => [
  readinessLine(business),
  ...areaLines(business),
  strengthLine(business, plan),
];

const nextSteps = [
  'Next step, not critical: ',
  'A second step, likewise not critical: ',
  'A third step, which is not critical either: ',
];

/** What is at stake in a step of the critical path; one that is not critical is called a next step. */
export const considerationOf = (
  index: number,
  { priority, step, stake }: Readonly<Record<'priority' | 'step' | 'stake', string>>,
): string =>
  priority === 'critical'
    ? stake
    : `${nextSteps[index] ?? nextSteps[0]!}${lowered(step)}. ${stake}`;

/** What is at stake on the critical path; without a critical rule they are only next steps. */
export const criticalConsiderationsOf = (path: readonly Step[]): string[] =>
  path.map(({ priority, words }, index) => considerationOf(index, { priority, ...words }));
