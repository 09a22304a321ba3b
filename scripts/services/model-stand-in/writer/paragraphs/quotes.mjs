import { turned } from '../choice.mjs';
import { wordsIn } from '../said.mjs';

/** @type {[RegExp, string[]][]} by the question that was answered */
const introductions = [
  [
    /challenge/i,
    [
      'Where it presses most, you say plainly:',
      'What is hard today, you know best:',
      'You do not hide the difficulty:',
      'How this feels from the inside, you tell openly:',
    ],
  ],
  [
    /opportunit/i,
    [
      'Of the chances ahead you write:',
      'You see where more could come from:',
      'There is more to be had, as you put it:',
      'The outlook, as you describe it:',
    ],
  ],
  [
    /vision|years|future/i,
    [
      'You have the aim in view:',
      'Where it is to lead, you have written down:',
      'The aim is plain in your answer:',
      'What you want is clear:',
    ],
  ],
  [
    /train|learn/i,
    [
      'On how people learn their work, you write:',
      'Of training you tell this:',
      'How newcomers are taught, you describe:',
    ],
  ],
  [
    /department|team|staff/i,
    ['How the work is divided, you describe:', 'Of who does what you write:'],
  ],
];
const plain = ['You put it like this:', 'As you write:', 'To quote you:'];

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
      return { wordings: turned(ways, seed + id).map((text) => `${text} {{${id}}}`) };
    });
