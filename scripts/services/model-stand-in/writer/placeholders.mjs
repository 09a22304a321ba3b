import { wordsIn } from './said.mjs';

/** @typedef {import('../task-of.mjs').Task} Task */

const PLACEHOLDER = /\{\{([\w.]+)\}\}/g;

/** Long enough for most names, so that a text that just fits still does when names are put back. */
const NAMES = new Map([['COMPANY', 'Name Of Company']]);

/**
 * @param {string} text
 * @param {Task} task
 * @returns {string[]} the ids of the facts that a text names
 */
export function factsIn(text, { facts }) {
  const named = [...text.matchAll(PLACEHOLDER)].map(([, id]) => id);
  return facts.map(({ id }) => id).filter((id) => named.includes(id));
}

/**
 * @param {string} text
 * @param {Task} task
 * @returns {string} the text about as a person reads it
 */
export const filled = (text, { facts }) =>
  text.replaceAll(
    PLACEHOLDER,
    (whole, id) => NAMES.get(id) ?? facts.find((fact) => fact.id === id)?.value ?? whole,
  );

/**
 * @param {string} text
 * @param {Task} task
 * @returns {number} its words as a person reads them; quotes take no room
 */
export const lengthOf = (text, task) =>
  wordsIn(filled(text.replaceAll(/\{\{Q\d+\}\}/g, ''), task)).length;
