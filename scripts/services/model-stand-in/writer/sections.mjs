import { factsIn, filled, lengthOf } from './placeholders.mjs';
import { wordsIn } from './said.mjs';
import { paragraphOf } from './paragraphs.mjs';

/**
 * @typedef {import('../task-of.mjs').Question} Question
 * @typedef {import('../task-of.mjs').Task} Task
 * @typedef {import('../task-of.mjs').Rule} Rule
 * @typedef {import('../task-of.mjs').Section} Section
 * @typedef {{ text: string, evidence: string[], rules: string[] }} Claim
 */

/** Names and quotes may be longer than expected. */
const FULL = 0.9;

/** How much of the room between the shortest and the longest paragraph is taken. */
const AIM = 0.4;

/**
 * @param {Section} section
 * @param {Question} question
 * @param {import('./said.mjs').Said} said what must not be said again; what is said now is added
 * @param {string} seed
 * @returns {Claim[]}
 */
export function paragraph(section, question, said, seed) {
  const { task } = question;
  const [fewest, most] = section.words;
  const [fewestClaims, mostClaims] = section.claims;
  const { body, filling, ending } = paragraphOf(section.name, question, seed);
  const last = ending.find((text) => !said.repeats(text));
  /** @type {Claim[]} */
  const sentences = [];
  let shortest = wordsIn(last ?? '').length;
  let longest = lengthOf(last ?? '', task);
  const say = (
    /** @type {import('./thought.mjs').Thought[]} */ thoughts,
    /** @type {number} */ until,
  ) => {
    for (const thought of thoughts) {
      if (shortest >= until && sentences.length >= fewestClaims) return;
      const text = thought.wordings.find(
        (each) =>
          !said.repeats(filled(each, task)) && longest + lengthOf(each, task) <= most * FULL,
      );
      if (text === undefined) continue;
      said.add(filled(text, task));
      said.tell(thought);
      shortest += wordsIn(text).length;
      longest += lengthOf(text, task);
      sentences.push(claimOf(text, thought, task));
    }
  };
  say(said.newFirst(body), fewest + (most - fewest) * AIM);
  say(filling, fewest);
  if (last !== undefined) {
    said.add(last);
    sentences.push(claimOf(last, { wordings: [] }, task));
  }
  const claims = together(sentences, Math.min(mostClaims, sentences.length));
  const anyFact = task.facts.slice(0, 1).map(({ id }) => id);
  return claims.map((claim) =>
    claim.evidence.length > 0 ? claim : { ...claim, evidence: anyFact },
  );
}

/**
 * @param {string} text
 * @param {import('./thought.mjs').Thought} thought
 * @param {Task} task
 * @returns {Claim}
 */
function claimOf(text, { facts = [], states = [], rule }, task) {
  const inputs = rule === undefined ? [] : inputsOf(rule, task);
  const named = [...facts, ...states];
  const known = task.facts.map(({ id }) => id).filter((id) => named.includes(id));
  return {
    text,
    evidence: [...new Set([...factsIn(text, task), ...known, ...inputs])],
    rules: rule !== undefined && inputs.length > 0 ? [rule.id] : [],
  };
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
