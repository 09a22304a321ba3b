import { turned } from './choice.mjs';
import { lowered, withoutStop } from './reword.mjs';

/** @typedef {import('../task-of.mjs').Fact} Fact */

/** Answers whose label is a sentence or a question, by words of it, and what to call them. */
const NAMES = /** @type {const} */ ([
  [/core processes/i, 'the consistency of the core processes'],
  [/without questions to the owner/i, 'the independence of the daily work'],
  [/written down, up to date/i, 'the documentation of the work'],
  [/hand over leadership/i, 'the handover of leadership'],
  [/goals and review/i, 'planning by the leaders'],
  [/Decisions are taken/i, 'the delegation of decisions'],
  [/position in our market/i, 'the position in the market'],
  [/easily copy/i, 'what sets the offer apart'],
  [/watch customers/i, 'the watch on customers and competitors'],
  [/delivered without the owner/i, 'delivery without the owner'],
]);

/** @type {Record<'rating' | 'figure' | 'flag', ((name: string, id: string) => string)[]>} */
const frames = {
  rating: [
    (name, id) => `{{OWNER}} gives ${name} ${id}`,
    (name, id) => `On ${name}, the answer is ${id}`,
    (name, id) => `With ${id}, ${name} is part of this picture`,
    (name, id) => `The answers put ${name} at ${id}`,
    (name, id) => `As for ${name}, it was marked ${id}`,
  ],
  figure: [
    (name, id) => `The figure for ${name} is ${id}`,
    (name, id) => `At ${id}, ${name} tells part of the story`,
    (name, id) => `The answers put ${name} at ${id}`,
    (name, id) => `Then there is ${name}, which stands at ${id}`,
    (name, id) => `Anyone who looks at ${name} finds ${id}`,
    (name, id) => `As for ${name}, the number is ${id}`,
  ],
  flag: [
    (name, id) => `By the answers, ${name} is ${id}`,
    (name, id) => `Among the papers, ${name} is ${id}`,
    (name, id) => `A look at the documents shows that ${name} is ${id}`,
  ],
};

/** @type {Record<'good' | 'middling' | 'poor', string[]>} */
const verdicts = {
  good: [
    ', and that speaks for the business',
    ', which helps on the way',
    ', a good base for what comes next',
  ],
  middling: [', which leaves room both ways', ', neither a worry nor a comfort', ''],
  poor: [
    ', and here is work to do',
    ', which holds the business back',
    ', a point to take up early',
  ],
};

/** @type {Record<'above' | 'below' | 'level', string>} */
const sides = {
  above: ', above the orientation value of the industry',
  below: ', below the orientation value of the industry',
  level: ', close to the orientation value of the industry',
};

/**
 * A sentence on a fact in several wordings; none where it cannot be said in plain words.
 *
 * @param {Fact} fact
 * @param {string} seed
 * @returns {string[]}
 */
export function sentencesOn(fact, seed) {
  const kind = kindOf(fact.value);
  const name = nameOf(fact.label);
  if (kind === undefined || name === undefined) return [];
  const placeholder = `{{${fact.id}}}`;
  return turned(frames[kind], seed + fact.id).map(
    (frame, index) =>
      `${frame(name, placeholder)}${verdictOn(fact, `${seed} ${fact.id} ${index}`)}.`,
  );
}

/**
 * @param {Fact} fact
 * @param {string} seed
 */
function verdictOn({ side, standing }, seed) {
  if (side !== undefined) return sides[side];
  return standing === undefined ? '' : turned(verdicts[standing], seed)[0];
}

/**
 * @param {string} value
 * @returns {keyof typeof frames | undefined} undefined for words and lists
 */
function kindOf(value) {
  if (/^\d of 5$/.test(value)) return 'rating';
  if (/^(not )?available$/.test(value)) return 'flag';
  return /\d/.test(value) ? 'figure' : undefined;
}

/**
 * @param {string} label
 * @returns {string | undefined}
 */
function nameOf(label) {
  const known = NAMES.find(([pattern]) => pattern.test(label));
  if (known) return known[1];
  if (/[.?!:"“]|\bour\b|\bwe\b/i.test(label)) return undefined;
  const name = lowered(withoutStop(label));
  return /^(the|a|an|what|how|who) |retention$/i.test(name) ? name : `the ${name}`;
}
