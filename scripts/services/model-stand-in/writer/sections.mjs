import { factsIn, filled, lengthOf } from './placeholders.mjs';
import { wordsIn } from './said.mjs';
import { thoughts } from './thoughts.mjs';

/**
 * @typedef {import('../task-of.mjs').Question} Question
 * @typedef {import('../task-of.mjs').Task} Task
 * @typedef {import('../task-of.mjs').Rule} Rule
 * @typedef {import('../task-of.mjs').Section} Section
 * @typedef {{ text: string, evidence: string[], rules: string[] }} Claim
 */

/**
 * @param {Section} section
 * @param {Question} question
 * @param {import('./said.mjs').Said} said what must not be said again; what is said now is added
 * @param {string} seed
 * @returns {Claim[]}
 */
export function paragraph(section, { task, answers }, said, seed) {
  const [fewest, most] = section.words;
  const [fewestClaims, mostClaims] = section.claims;
  const aim = fewest + (most - fewest) * 0.45;
  /** @type {Claim[]} */
  const sentences = [];
  let shortest = 0;
  let longest = 0;
  for (const { wordings, rule } of thoughts(section.name, { task, answers }, seed)) {
    if (shortest >= aim && sentences.length >= fewestClaims) break;
    const text = wordings.find(
      (each) => !said.repeats(filled(each, task)) && longest + lengthOf(each, task) <= most,
    );
    if (text === undefined) continue;
    said.add(filled(text, task));
    shortest += wordsIn(text).length;
    longest += lengthOf(text, task);
    const ids = [...factsIn(text, task), ...(rule ? inputsOf(rule, task) : [])];
    sentences.push({
      text,
      evidence: [...new Set(ids)],
      rules: rule && inputsOf(rule, task).length > 0 ? [rule.id] : [],
    });
  }
  const claims = together(sentences, Math.min(mostClaims, sentences.length));
  const anyFact = task.facts.slice(0, 1).map(({ id }) => id);
  return claims.map((claim) =>
    claim.evidence.length > 0 ? claim : { ...claim, evidence: anyFact },
  );
}

/**
 * @param {Rule} rule
 * @param {Task} task
 */
const inputsOf = ({ inputs }, { facts }) =>
  facts.map(({ id }) => id).filter((id) => inputs.includes(id));

/**
 * Sentences put together to so many claims, in their order.
 *
 * @param {Claim[]} sentences
 * @param {number} count
 * @returns {Claim[]}
 */
function together(sentences, count) {
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * sentences.length) / count);
    const to = Math.floor(((at + 1) * sentences.length) / count);
    const group = sentences.slice(from, to);
    return {
      text: group.map(({ text }) => text).join(' '),
      evidence: [...new Set(group.flatMap(({ evidence }) => evidence))],
      rules: [...new Set(group.flatMap(({ rules }) => rules))],
    };
  });
}
