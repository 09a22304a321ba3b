import { turned } from './choice.mjs';
import { sentencesOn } from './fact-sentences.mjs';
import { lowered, reworded, withoutStop } from './reword.mjs';
import { openings, remarks } from './section-words.mjs';

/**
 * @typedef {import('../task-of.mjs').Question} Question
 * @typedef {import('../task-of.mjs').Task} Task
 * @typedef {import('../task-of.mjs').Rule} Rule
 * @typedef {{ wordings: string[], rule?: Rule }} Thought one thing to say, in several ways
 */

/**
 * What a section can say, the most telling first.
 *
 * @param {string} name
 * @param {Pick<Question, 'task' | 'answers'>} question
 * @param {string} seed
 * @returns {Thought[]}
 */
export function thoughts(name, { task, answers }, seed) {
  const key = `${seed} ${name}`;
  // One paragraph of a part quotes; the others would quote the same.
  const quotes = answers
    .filter(({ mayBeQuoted }) => mayBeQuoted && ['currentState', 'overview'].includes(name))
    .map(({ id }) => ({ wordings: turned(quoting(id), key) }));
  const onFacts = byWeight(task).map((fact, place) => ({
    wordings: sentencesOn(fact, key, place),
  }));
  const onRules = rulesFor(name, task).map((rule) => ({ rule, wordings: onRule(name, rule, key) }));
  const opening = { wordings: turned(openings(name, task), key) };
  const rest = turned(remarks(name), key).map((text) => ({ wordings: [text] }));
  const isOfRules = name === 'implications' || name === 'criticalPath';
  return isOfRules
    ? [opening, ...onRules, ...rest, ...onFacts]
    : [opening, ...onFacts.slice(0, 2), ...quotes, ...onFacts.slice(2), ...rest, ...onRules];
}

/** @param {string} id */
const quoting = (id) => [
  `In the words of {{OWNER}}: {{${id}}}.`,
  `{{OWNER}} puts it like this: {{${id}}}.`,
];

/**
 * Good and poor news in turn, then what is neither.
 *
 * @param {Task} task
 */
function byWeight({ facts }) {
  const all = facts.filter(({ id }) => !/^[SF]/.test(id));
  const good = all.filter(({ standing }) => standing === 'good');
  const poor = all.filter(({ standing }) => standing === 'poor');
  const rest = all.filter((fact) => !good.includes(fact) && !poor.includes(fact));
  const pairs = Math.max(good.length, poor.length);
  const mixed = Array.from({ length: pairs }, (_, at) => [poor[at], good[at]]).flat();
  return [...mixed, ...rest].flatMap((fact) => fact ?? []);
}

/**
 * @param {string} name
 * @param {Task} task
 */
function rulesFor(name, { rules, gaps, recommendations }) {
  const ids = name === 'criticalPath' ? recommendations : gaps;
  return rules.filter(({ id }) => ids.includes(id));
}

/**
 * @param {string} name
 * @param {Rule} rule
 * @param {string} seed
 */
function onRule(name, { id, step, stake }, seed) {
  const action = lowered(withoutStop(reworded(step, seed + id)));
  const ways =
    name === 'criticalPath'
      ? [
          `An early step is to ${action}.`,
          `The plan also asks to ${action}.`,
          `It goes on with this: ${action}.`,
          `Part of the way is to ${action}.`,
        ]
      : [
          reworded(stake, seed + id),
          `For the years ahead it counts that ${lowered(stake)}`,
          `One thing follows: ${lowered(reworded(stake, seed + id))}`,
        ];
  return turned(ways, seed + id);
}
