import { turned } from '../choice.mjs';
import { wordsIn } from '../said.mjs';

/** @type {[RegExp, string[]][]} by the question that was answered */
const introductions = [
  [
    /challenge/i,
    [
      'Where it presses most, {{OWNER}} says plainly:',
      'What is hard today, {{OWNER}} knows best:',
      '{{OWNER}} does not hide the difficulty:',
      'How this feels from the inside, {{OWNER}} tells openly:',
    ],
  ],
  [
    /opportunit/i,
    [
      'Of the chances ahead {{OWNER}} writes:',
      '{{OWNER}} sees where more could come from:',
      'There is more to be had, as {{OWNER}} puts it:',
      'The outlook, as {{OWNER}} describes it:',
    ],
  ],
  [
    /vision|years|future/i,
    [
      '{{OWNER}} has the aim in view:',
      'Where it is to lead, {{OWNER}} has written down:',
      'The aim is plain in the answer of {{OWNER}}:',
      'What {{OWNER}} wants is clear:',
    ],
  ],
  [
    /train|learn/i,
    [
      'On how people learn their work, {{OWNER}} writes:',
      'Of training {{OWNER}} tells this:',
      'How newcomers are taught, {{OWNER}} describes:',
    ],
  ],
  [
    /department|team|staff/i,
    ['How the work is divided, {{OWNER}} describes:', 'Of who does what {{OWNER}} writes:'],
  ],
];
const plain = ['{{OWNER}} puts it like this:', 'As {{OWNER}} writes:', 'To quote {{OWNER}}:'];

/** Shorter answers, such as a plain yes, tell nothing when they are quoted. */
const TELLING = 8;

/**
 * The owner's own words, as far as they may be quoted.
 *
 * @param {import('../../task-of.mjs').Question} question
 * @param {string} seed
 * @returns {import('../thought.mjs').Thought[]}
 */
export const quotes = ({ answers }, seed) =>
  answers
    .filter(({ mayBeQuoted, text }) => mayBeQuoted && wordsIn(text).length >= TELLING)
    .map(({ id, question }) => {
      const ways = introductions.find(([asked]) => asked.test(question))?.[1] ?? plain;
      return { wordings: turned(ways, seed + id).map((text) => `${text} {{${id}}}.`) };
    });
