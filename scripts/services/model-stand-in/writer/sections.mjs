import { turned } from './choice.mjs';
import { sentencesOn } from './fact-sentences.mjs';
import { openings, remarks } from './section-words.mjs';
import { factsIn, filled } from './placeholders.mjs';
import { lowered, reworded, withoutStop } from './reword.mjs';
import { wordsIn } from './said.mjs';

/**
 * @typedef {import('../task-of.mjs').Task} Task
 * @typedef {import('../task-of.mjs').Rule} Rule
 * @typedef {import('../task-of.mjs').Section} Section
 * @typedef {{ text: string, evidence: string[], rules: string[] }} Claim
 * @typedef {{ wordings: string[], rule?: Rule }} Thought one thing to say, in several ways
 */

/**
 * @param {Section} section
 * @param {Task} task
 * @param {import('./said.mjs').Said} said what must not be said again; what is said now is added
 * @param {string} seed
 * @returns {Claim[]}
 */
export function paragraph(section, task, said, seed) {
  const [fewest, most] = section.words;
  const [fewestClaims, mostClaims] = section.claims;
  const aim = fewest + (most - fewest) * 0.45;
  /** @type {Claim[]} */
  const sentences = [];
  let shortest = 0;
  let longest = 0;
  for (const { wordings, rule } of thoughts(section.name, task, seed)) {
    if (shortest >= aim && sentences.length >= fewestClaims) break;
    const text = wordings.find(
      (each) =>
        !said.repeats(filled(each, task)) &&
        longest + wordsIn(filled(each, task)).length <= most - 2,
    );
    if (text === undefined) continue;
    said.add(filled(text, task));
    shortest += wordsIn(text).length;
    longest += wordsIn(filled(text, task)).length;
    const ids = [...factsIn(text, task), ...(rule ? inputsOf(rule, task) : [])];
    sentences.push({
      text,
      evidence: [...new Set(ids)],
      rules: rule && inputsOf(rule, task).length > 0 ? [rule.id] : [],
    });
  }
  const claims = together(sentences, Math.min(mostClaims, sentences.length));
  const anyFact = task.facts.slice(0, 1).map(({ id }) => id);
  return claims.map((claim) =>
    claim.evidence.length > 0 ? claim : { ...claim, evidence: anyFact },
  );
}

/**
 * @param {Rule} rule
 * @param {Task} task
 */
const inputsOf = ({ inputs }, { facts }) =>
  facts.map(({ id }) => id).filter((id) => inputs.includes(id));

/**
 * What a section can say, the most telling first.
 *
 * @param {string} name
 * @param {Task} task
 * @param {string} seed
 * @returns {Thought[]}
 */
function thoughts(name, task, seed) {
  const key = `${seed} ${name}`;
  const onFacts = byWeight(task).map((fact) => ({ wordings: sentencesOn(fact, key) }));
  const onRules = rulesFor(name, task).map((rule) => ({ rule, wordings: onRule(name, rule, key) }));
  const opening = { wordings: turned(openings(name, task), key) };
  const rest = turned(remarks(name), key).map((text) => ({ wordings: [text] }));
  const isOfRules = name === 'implications' || name === 'criticalPath';
  return isOfRules
    ? [opening, ...onRules, ...rest, ...onFacts]
    : [opening, ...onFacts, ...rest, ...onRules];
}

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

/**
 * Sentences put together to so many claims, in their order.
 *
 * @param {Claim[]} sentences
 * @param {number} count
 * @returns {Claim[]}
 */
function together(sentences, count) {
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * sentences.length) / count);
    const to = Math.floor(((at + 1) * sentences.length) / count);
    const group = sentences.slice(from, to);
    return {
      text: group.map(({ text }) => text).join(' '),
      evidence: [...new Set(group.flatMap(({ evidence }) => evidence))],
      rules: [...new Set(group.flatMap(({ rules }) => rules))],
    };
  });
}
