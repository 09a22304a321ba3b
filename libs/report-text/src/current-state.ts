import {
  areFarApart,
  formatScore,
  levelNames,
  levelOf,
  type Area,
  type Level,
  type ScoredItem,
} from '@ellac/contracts';
import type { Business } from './business/business.js';
import { areaNames, halfKnown, itemsOf, knownShare } from './business/area-levels.js';
import { clauseOf, clausesTogether } from './words/item-clauses.js';
import { capital, variantOf } from '@ellac/diagnosis/parts';

/** The two answers with the most weight; among equal ones, those that explain the level. */
function heaviest(items: readonly ScoredItem[], level: Level): readonly ScoredItem[] {
  const sign = level === 'strong' || level === 'sound' ? -1 : 1;
  return items
    .filter(({ given }) => given)
    .toSorted((one, other) => other.weight - one.weight || sign * (one.points - other.points))
    .slice(0, 2);
}

/** The level of an area; with a critical gap it is at most the middle one. */
export function levelOfArea(area: Area, { diagnosis }: Business): Level {
  const level = levelOf(diagnosis.areaScores[area]);
  const hasCritical = diagnosis.gaps.some(
    (gap) => gap.area === area && gap.priority === 'critical' && !gap.isByFact,
  );
  return hasCritical && (level === 'strong' || level === 'sound') ? 'making' : level;
}

/** Where ratings and facts say different things. */
function marksOf(area: Area, business: Business): string {
  const { diagnosis } = business;
  const { ratings, facts } = diagnosis.marks[area];
  if (!areFarApart(diagnosis.marks[area])) return '';
  const name = areaNames[area];
  return variantOf(business, [
    `Your ratings put ${name} at ${formatScore(ratings)} of 10, the facts at ${formatScore(facts)}.`,
    `By ratings alone, ${name} would have ${formatScore(ratings)}, by facts alone ${formatScore(facts)}.`,
    `For ${name}, ratings (${formatScore(ratings)}) and facts (${formatScore(facts)}) are far apart.`,
  ]);
}

/**
 * Whether the owner's own words deny the answer behind an item: one client has more of the revenue
 * than the largest ones are said to have together.
 */
function isDenied({ paths }: ScoredItem, { diagnosis, answers }: Business): boolean {
  return (
    paths.includes('customer.top_clients_revenue') &&
    diagnosis.facts.some(
      ({ kind, percent = 0, tense }) =>
        kind === 'client-share' && tense !== 'happened' && percent > answers.top,
    )
  );
}

/** An area is described in no more words than these. */
const maxWords = 40;

type Saying = (answers: string) => string;

const alone: Saying = (answers) => `${capital(answers)}.`;

/** Words that introduce the two answers that decide the level. */
const deciding: Readonly<Record<Area, readonly Saying[]>> = {
  systems: [
    alone,
    (answers) => `What decides: ${answers}.`,
    (answers) => `You answer that ${answers}.`,
    (answers) => `The heaviest answers: ${answers}.`,
  ],
  leadership: [
    (answers) => `Most of it comes from this: ${answers}.`,
    alone,
    (answers) => `By your answers, ${answers}.`,
    (answers) => `It follows from two answers: ${answers}.`,
  ],
  market: [
    (answers) => `By what you state, ${answers}.`,
    (answers) => `Two answers weigh most: ${answers}.`,
    alone,
    (answers) => `It rests on this: ${answers}.`,
  ],
};

/** The level of an area, the two answers that decide it, and whether ratings and facts agree. */
export function currentStateOf(area: Area, business: Business): string {
  const { diagnosis } = business;
  const items = itemsOf(diagnosis, area);
  const name = capital(areaNames[area]);
  const be = area === 'systems' ? 'are' : 'is';
  if (knownShare(items) < halfKnown) {
    return variantOf(business, [
      `${name} cannot be judged: too many of the answers stand as the form came.`,
      `Too little is known of ${areaNames[area]} to judge ${area === 'systems' ? 'them' : 'it'}.`,
    ]);
  }
  const level = levelOfArea(area, business);
  const score = formatScore(diagnosis.areaScores[area]);
  const undenied = items.filter((item) => !isDenied(item, business));
  const answers = clausesTogether(
    heaviest(undenied, level).map((item) => clauseOf(item, business)),
  );
  const standing = variantOf(business, [
    `${name} ${be} ${levelNames[level]}, at ${score} of 10.`,
    `With ${score} of 10, ${areaNames[area]} ${be} ${levelNames[level]}.`,
    `${score} of 10: ${areaNames[area]} ${be} ${levelNames[level]}.`,
  ]);
  const decided = variantOf(
    business,
    deciding[area].map((say) => say(answers)),
  );
  const parts = [standing, decided, marksOf(area, business)].filter((part) => part !== '');
  const whole = parts.join(' ');
  return whole.split(' ').length <= maxWords ? whole : `${standing} ${alone(answers)}`;
}
