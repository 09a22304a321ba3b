import { areas, formatScore, type ScoredItem } from '@ellac/contracts';
import type { Business } from './business.js';
import { areaNames, contrastOf, earnedPoints, itemsOf, missingPoints } from './levels.js';
import { wordsOf, type Plan, type Step } from './plan.js';
import { clauseOf } from './words/item-clauses.js';
import { joined, lowered, say } from './words/phrase.js';
import { strengthWords } from './words/strength-words.js';

const most = (items: readonly ScoredItem[], measure: (item: ScoredItem) => number) =>
  items
    .filter((item) => item.given)
    .reduce<ScoredItem | undefined>(
      (best, item) => (best === undefined || measure(item) > measure(best) ? item : best),
      undefined,
    );

function areaLines(business: Business): readonly string[] {
  const { diagnosis } = business;
  const { strongest, weakest, telling } = contrastOf(diagnosis);
  const score = (area: typeof strongest) => formatScore(diagnosis.areaScores[area]);
  if (!telling) {
    const all = areas.map((area) => `${areaNames[area]} ${score(area)}`);
    return [`The areas stand level: ${joined(all)}.`];
  }
  const best = most(itemsOf(diagnosis, strongest), earnedPoints);
  const worst = most(itemsOf(diagnosis, weakest), missingPoints);
  return [
    `Strongest area: ${areaNames[strongest]}, ${score(strongest)} out of 10${
      best && best.points >= 6 ? `; what helps most is that ${clauseOf(best, business)}` : ''
    }.`,
    `Area with most to gain: ${areaNames[weakest]}, ${score(weakest)} out of 10${
      worst && worst.points < 6 ? `; what costs most is that ${clauseOf(worst, business)}` : ''
    }.`,
  ];
}

function strengthLine(business: Business, plan: Plan): string {
  const rule = plan.strengths[0];
  if (rule) return `To build on: ${say(wordsOf(strengthWords, rule.id).name, business)}.`;
  const { strongest, telling } = contrastOf(business.diagnosis);
  // The strongest area has its own line, so the strength comes from elsewhere.
  const others = business.diagnosis.breakdown.filter(({ area }) => !telling || area !== strongest);
  const best = most(others, earnedPoints);
  if (best === undefined)
    return 'What there is to build on will show once the open answers are in.';
  return best.points >= 6
    ? `To build on: ${clauseOf(best, business)}.`
    : `The answer that comes nearest to a strength: ${clauseOf(best, business)}.`;
}

/** Band, best and weakest area, and the first strength. */
export function keyHighlightsOf(business: Business, plan: Plan): string[] {
  const { readiness, scores } = business.diagnosis;
  return [
    `Readiness: ${readiness.label}, at ${formatScore(scores.overallScore)} out of 10 overall.`,
    ...areaLines(business),
    strengthLine(business, plan),
  ];
}

/** What is at stake on the critical path; without a critical rule they are only next steps. */
export const criticalConsiderationsOf = (path: readonly Step[]): string[] =>
  path.map(({ priority, words }) =>
    priority === 'critical'
      ? words.stake
      : `Next step, not critical: ${lowered(words.step)}. ${words.stake}`,
  );
