import { conclusion } from './paragraphs/conclusion.mjs';
import { criticalPath } from './paragraphs/critical-path.mjs';
import { implications } from './paragraphs/implications.mjs';
import { overview } from './paragraphs/overview.mjs';
import { readiness } from './paragraphs/readiness.mjs';
import { state } from './paragraphs/state.mjs';
import { remarks } from './remarks.mjs';

/**
 * @typedef {import('../task-of.mjs').Question} Question
 * @typedef {import('./thought.mjs').Thought} Thought
 *
 * @typedef {object} Written
 * @property {Thought[]} body
 * @property {string[]} ending
 *
 * @typedef {object} Paragraph
 * @property {Thought[]} body the most telling first
 * @property {Thought[]} filling what to say where the body is too short
 * @property {string[]} ending sentences of which the first that has not been said is the last one
 */

/** @type {Record<string, (question: Question, seed: string) => Thought[] | Written>} */
const writers = {
  currentState: state,
  implications,
  criticalPath,
  overview,
  transitionReadiness: readiness,
  overallConclusion: conclusion,
};

/**
 * What a section can say.
 *
 * @param {string} name
 * @param {Question} question
 * @param {string} seed
 * @returns {Paragraph}
 */
export function paragraphOf(name, question, seed) {
  const written = writers[name]?.(question, seed) ?? [];
  const { body, ending } = Array.isArray(written) ? { body: written, ending: [] } : written;
  return { body, filling: remarks(seed + name), ending };
}
