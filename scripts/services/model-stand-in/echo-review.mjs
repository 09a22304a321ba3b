/**
 * @typedef {{ place: string, sentence: string, fault: string, instead: string }} Finding
 * @typedef {{ findings: Finding[] }} Review
 */

/**
 * A review without an idea of its own: it finds the same fault with the first text of each report.
 *
 * @param {import('./task-of.mjs').Question} question
 * @returns {Review}
 */
export const echoReview = ({ report }) => ({
  findings: report.slice(0, 1).map(({ place, text }) => ({
    place,
    sentence: text,
    fault: 'Nobody has thought about this sentence.',
    instead: '',
  })),
});
