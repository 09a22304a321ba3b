/**
 * @typedef {import('./echo-facts.mjs').Facts} Facts
 * @typedef {import('./task-of.mjs').Question} Question
 * @typedef {(facts: Facts, question: Question) => unknown} Spoiler
 */

const kinds = [
  'wish-exit',
  'liquidity',
  'health-age',
  'term-ends',
  'buyer',
  'only-one',
  'client-share',
  'payment-days',
];

/**
 * The same false facts for each answer.
 *
 * @param {Question} question
 * @param {(answer: Question['answers'][number]) => { kind: string, sentence: string }[]} lie
 */
const ofEach = ({ answers }, lie) => ({
  facts: answers.flatMap((answer) =>
    lie(answer).map((item) => ({ ...item, path: answer.path ?? '' })),
  ),
});

/** Bad facts that the server must not accept. @type {Record<string, Spoiler>} */
export const factSpoilers = {
  'invents sentences': (_, question) =>
    ofEach(question, () => [
      { kind: 'wish-exit', sentence: 'We want to sell the company by May 2027.' },
      { kind: 'client-share', sentence: 'One client has 80 percent of our revenue.' },
      { kind: 'liquidity', sentence: 'The overdraft is used up and wages are late.' },
    ]),
  'invents dates': ({ facts }) => ({
    facts: facts.map((fact) => ({
      ...fact,
      sentence: fact.sentence.replace(/\d{4}|\.$/, (found) =>
        found === '.' ? ' by May 2027.' : '2027',
      ),
    })),
  }),
  'cuts sentences': ({ facts }) => ({
    facts: facts.map((fact) => ({ ...fact, sentence: fact.sentence.slice(0, 20) })),
  }),
  'invents kinds': ({ facts }) => ({ facts: facts.map((fact) => ({ ...fact, kind: 'bankrupt' })) }),
  'invents figures': ({ facts }) => ({
    facts: facts.map((fact) => ({ ...fact, date: '2027-05-31', percent: 80 })),
  }),
  'finds far too much': ({ facts }, question) => ({
    facts: Array(60)
      .fill([
        ...facts,
        ...ofEach(question, ({ text }) => [{ kind: 'buyer', sentence: text }]).facts,
      ])
      .flat(),
  }),
  // Reports each answer, and each of its sentences, as a fact of each kind.
  'obeys the attacker': (_, question) =>
    ofEach(question, ({ text }) =>
      [text, ...text.split(/(?<=[.!?])\s+/)]
        .flatMap((sentence) => kinds.map((kind) => ({ kind, sentence })))
        .slice(0, 6),
    ),
  'wrong schema': ({ facts }) => facts,
  'extra keys': (facts) => ({ ...facts, scores: { overall: 10 } }),
};
