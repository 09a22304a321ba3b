import { turned } from '../choice.mjs';
import { meaningsOf } from '../clauses.mjs';
import { turning } from '../joints.mjs';
import { reworded } from '../reword.mjs';
import { thought } from '../thought.mjs';
import { isToldIn } from '../topics.mjs';

/**
 * @typedef {import('../thought.mjs').Thought} Thought
 * @typedef {import('../../task-of.mjs').Task} Task
 */

/**
 * What the state of an area does to a handover: what stands in its way and what helps.
 *
 * @param {import('../../task-of.mjs').Question} question
 * @param {string} seed
 * @returns {Thought[]}
 */
export function implications({ task }, seed) {
  const stakes = stakesOf(task, seed);
  const told = stakes.slice(0, 2).flatMap(({ rule }) => rule?.inputs ?? []);
  const on = (/** @type {string} */ standing) =>
    turned(
      task.facts.filter(
        ({ id, label, ...fact }) =>
          fact.standing === standing && !told.includes(id) && isToldIn(label, task.part),
      ),
      seed,
    ).flatMap((fact) => {
      const meanings = turned(meaningsOf(fact), seed + fact.id);
      return meanings.length > 0 ? [thought(meanings, [fact.id])] : [];
    });
  const [poor, good] = [on('poor'), on('good')];
  const isTurn = poor.length + stakes.length > 0;
  const helps = good.map((each, at) => (at === 0 && isTurn ? turning(each, seed) : each));
  return [
    ...poor.slice(0, 1),
    ...stakes.slice(0, 1),
    ...poor.slice(1, 2),
    ...stakes.slice(1, 2),
    ...helps.slice(0, 2),
    ...poor.slice(2),
    ...stakes.slice(2),
    ...helps.slice(2),
  ];
}

/**
 * What the rules say is at stake; that of critical steps stands among the first points of the report.
 *
 * @param {Task} task
 * @param {string} seed
 * @returns {Thought[]}
 */
const stakesOf = ({ rules, gaps }, seed) =>
  rules
    .filter(({ id, priority }) => gaps.includes(id) && priority !== 'critical')
    .map((rule) => ({ wordings: [reworded(rule.stake, seed + rule.id)], rule }));
