/**
 * One thing to say, in several ways.
 *
 * @typedef {object} Thought
 * @property {string[]} wordings sentences; the first that has not been said is taken
 * @property {string[]} [facts] what it rests on besides the figures in it
 * @property {string[]} [states] facts of which it says how they stand
 * @property {import('../task-of.mjs').Rule} [rule]
 */

/**
 * @param {string[]} wordings
 * @param {string[]} [facts]
 * @returns {Thought}
 */
export const thought = (wordings, facts = []) => ({ wordings, facts });
