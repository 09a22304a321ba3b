/**
 * @typedef {{ kind: string, path: string, sentence: string }} Found
 * @typedef {{ facts: Found[] }} Facts
 */

/** Sentences that the rules' patterns do not match, with the facts that they contain. */
const known = new Map([
  ['The boys run the whole thing once the 2029 season is over.', 'wish-exit'],
  ['The council will not let us park here after May 2029.', 'term-ends'],
  ['Every second invoice lies in a drawer for 75 days before anybody moves.', 'payment-days'],
  ['{{OWNER}} holds the only key to the recipe cupboard at {{COMPANY}}.', 'only-one'],
]);

/**
 * The facts in the answers, looked up in a small table.
 *
 * @param {import('./task-of.mjs').Question} question
 * @returns {Facts}
 */
export const readFacts = ({ answers }) => ({
  facts: answers.flatMap(({ path = '', text }) =>
    [...known]
      .filter(([sentence]) => text.includes(sentence))
      .map(([sentence, kind]) => ({ kind, path, sentence })),
  ),
});
