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
export function writePart({ task, isRepair }) {
  const seed = `${task.business} ${task.part} ${isRepair}`;
  const said = new Said(task.told.map((text) => filled(text, task)));
  const sections = task.sections.map((section) => [
    section.name,
    paragraph(section, task, said, seed),
  ]);
  return { sections: Object.fromEntries(sections), ...listsOf(task, seed) };
}

/** @typedef {ReturnType<typeof writePart>} PartWords */
