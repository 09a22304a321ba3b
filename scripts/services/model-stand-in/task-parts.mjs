/**
 * @typedef {import('./task-of.mjs').Task} Task
 * @typedef {import('./task-of.mjs').Rule} Rule
 */

const PLACEHOLDER = /\{\{(\w+)(?:\.\w+)?\}\}/g;

/**
 * The facts that a text names and its rules read; any fact where there are none.
 *
 * @param {Task} task
 * @param {Rule[]} rules
 * @param {string} [text]
 * @returns {string[]} ids
 */
export function evidenceOf({ facts }, rules, text = '') {
  const named = [...text.matchAll(PLACEHOLDER)].map(([, id]) => id);
  const known = facts
    .map(({ id }) => id)
    .filter((id) => named.includes(id) || rules.some(({ inputs }) => inputs.includes(id)));
  return known.length > 0 ? known : facts.slice(0, 1).map(({ id }) => id);
}

/**
 * @param {Task} task
 * @param {string} text
 * @returns {Rule[]} the rules whose steps the text names
 */
export const rulesOfSteps = ({ rules }, text) =>
  rules.filter(({ step }) => step !== '' && text.includes(step));

/**
 * The answers and scores with a figure and a label that fit into any sentence, scores first.
 *
 * @param {Task} task
 */
export const figuresOf = ({ facts }) =>
  facts
    .filter(
      ({ id, value, label }) => /^[ES]/.test(id) && value !== '' && !/\d|%|owner/i.test(label),
    )
    .map(({ id, label }) => ({ id, label: label.charAt(0).toLowerCase() + label.slice(1) }))
    .toSorted((one, other) => other.id.charCodeAt(0) - one.id.charCodeAt(0));
