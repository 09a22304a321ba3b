import { turned } from './choice.mjs';
import { capital, lowered } from './reword.mjs';

/**
 * @typedef {import('./clauses.mjs').Clause} Clause
 * @typedef {import('./thought.mjs').Thought} Thought
 * @typedef {(one: string, other: string) => string} Joint
 */

/** @type {Joint[]} */
const contrasts = [
  (one, other) => `${capital(one)}, but ${other}.`,
  (one, other) => `${capital(one)}, while ${other}.`,
  (one, other) => `${capital(one)}, though ${other}.`,
  (one, other) => `${capital(one)}; on the other hand, ${other}.`,
  (one, other) => `${capital(one)}, whereas ${other}.`,
  (one, other) => `${capital(one)}. At the same time, ${other}.`,
  (one, other) => `${capital(one)}, yet ${other}.`,
  (one, other) => `${capital(one)}. Even so, ${other}.`,
];

/** @type {Joint[]} */
const additions = [
  (one, other) => `${capital(one)}, and ${other}.`,
  (one, other) => `${capital(one)}. ${capital(other)}.`,
  (one, other) => `${capital(one)}; ${other}.`,
  (one, other) => `${capital(one)}, and ${other}.`,
  (one, other) => `${capital(one)}. In addition, ${other}.`,
];

/**
 * One or two clauses as a sentence or two.
 *
 * @param {Clause} one
 * @param {Clause | undefined} other
 * @param {string} seed
 * @param {number} place in its paragraph
 * @returns {Thought}
 */
export function joined(one, other, seed, place) {
  if (other === undefined) {
    return { wordings: one.wordings.map((text) => `${capital(text)}.`), states: [one.id] };
  }
  const joints = areOpposed(one, other) ? contrasts : additions;
  const wordings = turned(joints, seed, place).flatMap((join) =>
    one.wordings.flatMap((first) => other.wordings.map((second) => join(first, second))),
  );
  return { wordings, states: [one.id, other.id] };
}

/**
 * @param {Clause} one
 * @param {Clause} other
 */
const areOpposed = (one, other) =>
  [one, other].some(({ standing }) => standing === 'good') &&
  [one, other].some(({ standing }) => standing === 'poor');

const turns = ['Even so, ', 'At the same time, ', 'Then again, ', 'Still, ', 'On the other side, '];

/**
 * The thought as it follows on one that says the opposite.
 *
 * @param {Thought} thought
 * @param {string} seed
 * @returns {Thought}
 */
export function turning(thought, seed) {
  const [turn = ''] = turned(turns, seed);
  return { ...thought, wordings: thought.wordings.map((text) => turn + lowered(text)) };
}

/**
 * @param {string[]} parts
 * @returns {string} `a, b and c`
 */
export const listed = (parts) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
