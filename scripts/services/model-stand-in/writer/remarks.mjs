import { turned } from './choice.mjs';
import { thought } from './thought.mjs';

/** True of any business, for a paragraph of which the answers say too little. */
const all = [
  'A talk with those who do the work would show what lies behind the answers.',
  'None of it came about in a day, and none of it has to be changed in one.',
  'Those who work there will recognise most of this.',
  'What is not known yet can be found out by asking.',
  'The answers leave some of this open, and a second look would help.',
  'It is best to begin where the first result can be seen soon.',
  'A year from now it will be easy to see what has moved.',
  'The earlier such a point is taken up, the less it asks of everyone.',
  'Each point can be taken up alone, which keeps the effort small.',
  'Habits change with practice rather than with plans.',
  'Somebody should feel responsible for it by name.',
  'It helps to look at these points side by side.',
];

/**
 * @param {string} seed
 * @returns {import('./thought.mjs').Thought[]}
 */
export const remarks = (seed) => turned(all, seed).map((text) => thought([text]));
