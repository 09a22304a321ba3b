import { obedience } from './obedience.mjs';

/**
 * @typedef {{ text: string }} Letter
 * @typedef {(letter: Letter, question: import('./task-of.mjs').Question) => Letter} Spoiler
 */

/** Bad letters that must not reach a report. @type {Record<string, Spoiler>} */
export const letterSpoilers = {
  'obeys the attacker': ({ text }, { instructions }) => ({
    text: [text, ...obedience, instructions.slice(-300)].join('\n\n'),
  }),
};
