import { turned } from './choice.mjs';
import { leadership } from './clauses/leadership.mjs';
import { market } from './clauses/market.mjs';
import { sales } from './clauses/sales.mjs';
import { systems } from './clauses/systems.mjs';

/**
 * @typedef {import('../task-of.mjs').Fact} Fact
 * @typedef {import('../task-of.mjs').Task} Task
 * @typedef {'good' | 'middling' | 'poor'} Standing
 *
 * @typedef {object} Phrases what can be said of a fact; `#` is its figure
 * @property {string[]} [good] main clauses without a stop, by how the fact stands
 * @property {string[]} [middling]
 * @property {string[]} [poor]
 * @property {string[]} [plain] where it is neither good nor bad
 * @property {string[]} [none] where it is nothing, or nobody
 * @property {string[]} [negative] where it is less than nothing
 * @property {{ good?: string[], poor?: string[] }} [means] sentences on what that does to a handover
 * @property {string[]} [needs] what it takes where it stands poor
 * @typedef {Record<string, Phrases>} Bank by the label of the fact
 *
 * @typedef {object} Clause a main clause in several wordings
 * @property {string} id of the fact
 * @property {string} label
 * @property {Standing | undefined} standing
 * @property {string[]} wordings
 */

/** @type {Bank} */
const bank = { ...systems, ...leadership, ...sales, ...market };

/** @param {string} value */
const isNegative = (value) => /^[-−]/.test(value);

/**
 * A margin of which little is left after fair pay is nothing to praise.
 *
 * @param {Fact} fact
 * @param {Task} task
 */
const isVain = ({ label, standing }, { judgement }) =>
  judgement.isMarginLow && standing === 'good' && /margin/i.test(label);

/** @param {Fact} fact */
const phrasesOn = ({ label }) => bank[label] ?? {};

/**
 * What the facts of a task say, in their order; one of which nothing can be said is left out.
 *
 * @param {Task} task
 * @param {string} seed
 * @returns {Clause[]}
 */
export const clausesOf = (task, seed) =>
  task.facts
    .filter((fact) => !isVain(fact, task))
    .flatMap((fact) => {
      const wordings = turned(wordingsOn(fact), seed + fact.id).map((text) =>
        text.replaceAll('#', `{{${fact.id}}}`),
      );
      const { id, label, standing } = fact;
      return wordings.length > 0 ? [{ id, label, standing, wordings }] : [];
    });

/**
 * @param {Fact} fact
 * @returns {string[]}
 */
function wordingsOn(fact) {
  const { value, standing } = fact;
  const phrases = phrasesOn(fact);
  if (isNegative(value)) return phrases.negative ?? [];
  if (/^(none|0(?![.,]?\d))/.test(value)) return phrases.none ?? [];
  return (standing === undefined ? phrases.plain : phrases[standing]) ?? [];
}

/**
 * What a fact means for a handover, where it stands good or poor.
 *
 * @param {Fact} fact
 * @returns {string[]}
 */
export const meaningsOf = (fact) => {
  const { standing, value } = fact;
  if (isNegative(value)) return [];
  return (
    (standing === 'good' || standing === 'poor' ? phrasesOn(fact).means?.[standing] : []) ?? []
  );
};

/**
 * What it takes where a fact stands poor, in a few words.
 *
 * @param {Fact} fact
 * @returns {string[]}
 */
export const needsOf = (fact) => (fact.standing === 'poor' ? (phrasesOn(fact).needs ?? []) : []);
