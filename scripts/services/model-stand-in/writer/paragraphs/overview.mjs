import { turned } from '../choice.mjs';
import { lowered } from '../reword.mjs';
import { thought } from '../thought.mjs';

/** @type {((step: string, by: string) => string)[]} what to begin with */
const beginnings = [
  (step, by) => `Begin with this: ${step}, by ${by}.`,
  (step, by) => `The first step is to ${step}, by ${by}.`,
  (step, by) => `First of all, ${step}; the date for it is ${by}.`,
  (step, by) => `One step opens the plan: ${step}, by ${by}.`,
];

const endings = [
  'The reasons stand beside each step, so that you can judge them.',
  'Some of this has to begin now, and the rest can wait.',
  'What is missing can be learned, and what is there can be kept.',
  'Each area has a chapter of its own, with what was found and what to do about it.',
  'The sections behind this page say what each point rests on.',
  'Your coach can help to choose where to start.',
];

/**
 * The first thing that the owner reads: the situation as it stands, then what comes first.
 *
 * @param {import('../../task-of.mjs').Question} question
 * @param {string} seed
 * @returns {import('../paragraphs.mjs').Written}
 */
export function overview({ task: { picture, facts } }, seed) {
  const [first] = picture.firstSteps;
  const evidence = facts.slice(0, 1).map(({ id }) => id);
  const situation = picture.situation.sentences.map((text) => thought([text], evidence));
  const begin =
    first === undefined
      ? []
      : [thought(turned(beginnings, seed).map((say) => say(lowered(first.step), first.by)))];
  return { body: [...situation, ...begin], ending: turned(endings, seed) };
}
