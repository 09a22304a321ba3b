import { turned } from './choice.mjs';
import { joined } from './joints.mjs';

/**
 * @typedef {import('./clauses.mjs').Clause} Clause
 * @typedef {'systems' | 'sales' | 'leadership' | 'growth'} Subject the part of a report that tells it
 */

/** The labels of facts that are told in one breath, in the order in which they are. @type {Record<Subject, string[][]>} */
const topics = {
  systems: [
    ['Core processes', 'Documentation', 'Process documentation'],
    ['Daily work without the owner', 'Delivery without the owner', 'Organisation chart'],
    ['Main offer’s share of revenue', 'Standard share of the work'],
    ['Financial statements', 'Revenue a year for each person'],
  ],
  sales: [
    ['Owner’s share of sales', 'Share of sales made by the sales team', 'Sales team'],
    ['Largest clients’ share of revenue', 'Relationships held by the company'],
    ['Customer retention', 'Share of revenue that recurs', 'Share of revenue from projects'],
    ['Written parts of selling', 'How sure revenue is to come again'],
  ],
  leadership: [
    ['Delegation', 'Functions that run without the owner'],
    ['Longest absence of the owner', 'Relationships held by the company'],
    ['Readiness to hand over', 'Business plan'],
    ['Planning'],
  ],
  growth: [
    ['Market position', 'Competitive advantage'],
    ['Watching the industry', 'Market analysis'],
    ['Gross profit margin', 'Net profit margin'],
    [
      'Projected growth',
      'Share of next year’s revenue that is guaranteed',
      'Share of next year’s revenue that is speculative',
      'How much of next year’s revenue can be counted on',
    ],
  ],
};

/** @param {string} part */
const topicsOf = (part) =>
  Object.entries(topics).find(([subject]) => subject === part)?.[1] ?? Object.values(topics).flat();

/**
 * Whether a fact is told in a part; the plan and the summary tell of all.
 *
 * @param {string} label
 * @param {string} part
 */
export const isToldIn = (label, part) => topicsOf(part).flat().includes(label);

/**
 * Clauses in sentences: what belongs together stands together, two at a time; where good and bad
 * news meet they make a sentence first.
 *
 * @param {Clause[]} clauses
 * @param {string} part
 * @param {string} seed
 * @param {number} [further] another order than that of the same seed elsewhere
 * @returns {import('./thought.mjs').Thought[]}
 */
export function sentencesOf(clauses, part, seed, further = 0) {
  /** @type {Set<Clause>} */
  const taken = new Set();
  const pairs = turned(topicsOf(part), seed, further).map((labels) => {
    const [first, ...others] = labels.flatMap(
      (label) => clauses.find((clause) => clause.label === label && !taken.has(clause)) ?? [],
    );
    const other = others.find(({ standing }) => standing !== first?.standing) ?? others[0];
    const pair = [first, other].flatMap((clause) => clause ?? []);
    for (const clause of pair) taken.add(clause);
    return pair;
  });
  const alone = pairs.filter(({ length }) => length === 1).flat();
  const byWeight = [...pairs.filter(({ length }) => length === 2), ...twoByTwo(alone)].toSorted(
    (one, other) => weightOf(other) - weightOf(one),
  );
  return byWeight.flatMap(([one, other], at) =>
    one === undefined ? [] : [joined(one, other, seed, at + further)],
  );
}

/**
 * What is left over, good beside poor as far as it goes.
 *
 * @param {Clause[]} clauses
 * @returns {Clause[][]}
 */
function twoByTwo([first, ...others]) {
  if (first === undefined) return [];
  const other = others.find(({ standing }) => standing !== first.standing) ?? others[0];
  const rest = others.filter((clause) => clause !== other);
  return [other === undefined ? [first] : [first, other], ...twoByTwo(rest)];
}

/** @param {Clause[]} clauses */
const weightOf = (clauses) => new Set(clauses.map(({ standing }) => standing ?? 'plain')).size;
