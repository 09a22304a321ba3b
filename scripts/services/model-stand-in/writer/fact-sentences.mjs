import { coin, turned } from './choice.mjs';
import { lowered } from './reword.mjs';

/** @typedef {import('../task-of.mjs').Fact} Fact */

/**
 * None of them minds whether a name is one thing or many.
 *
 * @type {Record<'rating' | 'figure' | 'document' | 'words', ((name: string, id: string) => string)[]>}
 */
const frames = {
  rating: [
    (name, id) => `{{OWNER}} gives ${name} ${id}`,
    (name, id) => `On ${name}, the answer is ${id}`,
    (name, id) => `The answers put ${name} at ${id}`,
    (name, id) => `Asked about ${name}, {{OWNER}} chose ${id}`,
    (name, id) => `When it comes to ${name}, the mark is ${id}`,
  ],
  figure: [
    (name, id) => `The figure for ${name} is ${id}`,
    (name, id) => `Anyone who looks at ${name} finds ${id}`,
    (name, id) => `For ${name}, the answers say ${id}`,
    (name, id) => `The answers put ${name} at ${id}`,
    (name, id) => `When it comes to ${name}, the number is ${id}`,
    (name, id) => `Another thing to know about is ${name}, put at ${id}`,
  ],
  document: [
    (name, id) => `The answers mark ${name} as ${id}`,
    (name, id) => `On ${name}, the answer is ${id}`,
    (name, id) => `{{OWNER}} reports ${name} as ${id}`,
  ],
  words: [
    (name, id) => `Asked about ${name}, {{OWNER}} names ${id}`,
    (name, id) => `For ${name}, the answers name ${id}`,
    (name, id) => `On ${name}, the answer is ${id}`,
  ],
};

const verdicts = {
  good: [
    ', and that speaks for the business',
    ', which helps on the way',
    ', a good base for what comes next',
    ', something that others can build on',
  ],
  middling: [', which leaves room both ways', ', neither a worry nor a comfort', ''],
  poor: [
    ', and here is work to do',
    ', which holds the business back',
    ', a point to take up early',
    ', and this will take time to mend',
  ],
};

const sides = {
  above: ', above the orientation value of the industry',
  below: ', below the orientation value of the industry',
  level: ', close to the orientation value of the industry',
};

/**
 * A sentence on a fact in several wordings; none where it cannot be said so.
 *
 * @param {Fact} fact
 * @param {string} seed
 * @param {number} place among the facts that are spoken of
 * @returns {string[]}
 */
export function sentencesOn(fact, seed, place) {
  const name = nameOf(fact);
  if (name === undefined) return [];
  return turned(frames[kindOf(fact.value)], seed, place).map((frame, index) => {
    const verdict = verdictOn(fact, `${seed} ${fact.id} ${index}`);
    return `${frame(name, `{{${fact.id}}}`)}${verdict}.`;
  });
}

/**
 * @param {Fact} fact
 * @param {string} seed
 */
function verdictOn({ side, standing }, seed) {
  if (side !== undefined) return sides[side];
  if (standing === undefined || coin(`${seed} verdict`)) return '';
  return turned(verdicts[standing], seed)[0];
}

/**
 * @param {string} value
 * @returns {keyof typeof frames}
 */
function kindOf(value) {
  if (/^\d of 5$/.test(value)) return 'rating';
  if (/^(not )?available$/.test(value)) return 'document';
  return /\d/.test(value) ? 'figure' : 'words';
}

/**
 * @param {Fact} fact
 * @returns {string | undefined} undefined where the label is no name, or would mislead
 */
function nameOf({ label, value }) {
  const isSentence = /[.?!:"“]/.test(label);
  const isGrowthThatFalls = /growth/i.test(label) && /^[-−]/.test(value);
  if (isSentence || isGrowthThatFalls || /^(Country|Industry)$/.test(label)) return undefined;
  const name = lowered(label.split(',')[0] ?? label);
  return /^(the|what|how|who) |retention$|^(people|owners) /i.test(name) ? name : `the ${name}`;
}
