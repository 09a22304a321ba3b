import { listsOf } from './lists.mjs';
import { filled } from './placeholders.mjs';
import { Said } from './said.mjs';
import { paragraph } from './sections.mjs';

/**
 * Words a part plainly and truly: the facts in sentences, the rules' statements in other words.
 * The same question gets the same words.
 *
 * @param {import('../task-of.mjs').Question} question
 */
export function writePart(question) {
  const { task, isRepair } = question;
  // Businesses of a kind differ in their answers.
  const values = task.facts.map(({ value }) => value).join();
  const seed = `${task.business} ${values} ${task.part} ${isRepair}`;
  const lists = listsOf(task, seed);
  const said = new Said([...task.told, ...textsOf(lists)].map((text) => filled(text, task)));
  /** @type {Record<string, import('./sections.mjs').Claim[]>} */
  const sections = {};
  for (const section of task.sections) {
    sections[section.name] = paragraph(section, question, said, seed);
  }
  return { sections, ...lists };
}

/**
 * @param {ReturnType<typeof listsOf>} lists
 * @returns {string[]}
 */
const textsOf = ({ gaps, recommendations, ...lists }) => [
  ...gaps.flatMap(({ finding, meaning }) => [finding, meaning]),
  ...Object.values(lists).flatMap((list) => list.map(({ text }) => text)),
  ...recommendations.flatMap(({ action, expectedOutcome }) => [action, expectedOutcome]),
];

/** @typedef {ReturnType<typeof writePart>} PartWords */
