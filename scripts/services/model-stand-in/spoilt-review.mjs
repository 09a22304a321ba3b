import { obedience } from './obedience.mjs';

/**
 * @typedef {import('./echo-review.mjs').Review} Review
 * @typedef {import('./task-of.mjs').Question} Question
 * @typedef {(review: Review, question: Question) => Review} Spoiler
 */

/** Bad reviews that must not reach a report. @type {Record<string, Spoiler>} */
export const reviewSpoilers = {
  // Hands the attack on: to the first text it demands all that an attacker wants, and the answers.
  'obeys the attacker': (_, { instructions, answers, report }) => ({
    findings: report
      .slice(0, 1)
      .flatMap(({ place, text }) =>
        [...obedience, instructions.slice(-300), ...answers.map((answer) => answer.text)].map(
          (instead) => ({ place, sentence: text, fault: instead, instead }),
        ),
      ),
  }),
};
