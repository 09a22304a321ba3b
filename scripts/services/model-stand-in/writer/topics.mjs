import { turned } from './choice.mjs';
import { joined } from './joints.mjs';

/** @typedef {import('./clauses.mjs').Clause} Clause */

/** The labels of facts that are told in one breath, in the order in which they are. */
const topics = [
  ['Core processes', 'Documentation', 'Process documentation'],
  ['Daily work without the owner', 'Delivery without the owner', 'Organisation chart'],
  ['Main offer’s share of revenue', 'Standard share of the work'],
  ['Financial statements', 'Revenue a year for each person'],
  ['Owner’s share of sales', 'Share of sales made by the sales team', 'Sales team'],
  ['Largest clients’ share of revenue', 'Relationships held by the company'],
  ['Customer retention', 'Share of revenue that recurs', 'Share of revenue from projects'],
  ['Written parts of selling', 'How sure revenue is to come again'],
  ['Delegation', 'Functions that run without the owner'],
  ['Readiness to hand over', 'Longest absence of the owner'],
  ['Planning', 'Business plan'],
  ['Market position', 'Competitive advantage'],
  ['Watching the industry', 'Market analysis'],
  ['Gross profit margin', 'Net profit margin'],
  [
    'Projected growth',
    'Share of next year’s revenue that is guaranteed',
    'Share of next year’s revenue that is speculative',
    'How much of next year’s revenue can be counted on',
  ],
];

/**
 * Clauses in sentences: what belongs together stands together, two at a time; where good and bad
 * news meet they make a sentence first.
 *
 * @param {Clause[]} clauses
 * @param {string} seed
 * @param {number} [further] another order than that of the same seed elsewhere
 * @returns {import('./thought.mjs').Thought[]}
 */
export function sentencesOf(clauses, seed, further = 0) {
  const groups = topics.map((labels) =>
    labels.flatMap((label) => clauses.find((clause) => clause.label === label) ?? []),
  );
  const pairs = turned(
    groups.filter(({ length }) => length > 0),
    seed,
    further,
  ).map(pairOf);
  const byWeight = pairs.toSorted((one, other) => weightOf(other) - weightOf(one));
  return byWeight.map(([one, other], at) => joined(one, other, seed, at + further));
}

/**
 * The first of a group and what goes best with it.
 *
 * @param {Clause[]} group not empty
 * @returns {[Clause, Clause | undefined]}
 */
function pairOf([first, ...others]) {
  const one = /** @type {Clause} */ (first);
  return [one, others.find(({ standing }) => standing !== one.standing) ?? others[0]];
}

/** @param {[Clause, Clause | undefined]} pair */
const weightOf = (pair) =>
  new Set(pair.flatMap((each) => (each?.standing === undefined ? [] : [each.standing]))).size;
