import { clausesOf } from '../clauses.mjs';
import { sentencesOf } from '../topics.mjs';

/**
 * Who sells, and to whom.
 *
 * @param {import('../../task-of.mjs').Question} question
 * @param {string} seed
 * @returns {import('../thought.mjs').Thought[]}
 */
export const customers = ({ task }, seed) => sentencesOf(clausesOf(task, seed), task.part, seed);
