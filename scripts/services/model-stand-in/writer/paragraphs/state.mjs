import { areasOf } from '../areas.mjs';
import { turned } from '../choice.mjs';
import { clausesOf } from '../clauses.mjs';
import { capital } from '../reword.mjs';
import { isToldIn, sentencesOf } from '../topics.mjs';
import { quotes } from './quotes.mjs';

/**
 * @typedef {import('../areas.mjs').Area} Area
 * @typedef {import('../clauses.mjs').Clause} Clause
 * @typedef {import('../thought.mjs').Thought} Thought
 */

/** @type {Record<string, ((area: Area) => string)[]>} */
const standings = {
  strong: [
    ({ subject, is, score }) => `${subject} ${is} strong at {{${score}}}`,
    ({ subject, is, score }) => `at {{${score}}}, ${subject} ${is} a strength of {{COMPANY}}`,
    ({ subject, stands, score }) => `${subject} ${stands} firm at {{${score}}}`,
    ({ subject, score }) => `with {{${score}}}, ${subject} can carry a good deal`,
  ],
  sound: [
    ({ subject, is, score }) => `${subject} ${is} sound at {{${score}}}`,
    ({ subject, is, score }) => `${subject} ${is} in good order at {{${score}}}`,
    ({ subject, is, score }) => `at {{${score}}}, ${subject} ${is} sound`,
    ({ subject, stands, score }) => `${subject} ${stands} on firm ground at {{${score}}}`,
    ({ subject, score }) => `with {{${score}}}, ${subject} can bear some weight`,
  ],
  making: [
    ({ subject, is, score }) => `${subject} ${is} half-built at {{${score}}}`,
    ({ subject, is, score }) => `at {{${score}}}, ${subject} ${is} half-built`,
    ({ subject, is, score }) => `${subject} ${is} mixed at {{${score}}}`,
    ({ subject, is, score }) => `with {{${score}}}, ${subject} ${is} still in the making`,
  ],
  weak: [
    ({ subject, is, score }) => `${subject} ${is} weak at {{${score}}}`,
    ({ subject, is, score }) => `at {{${score}}}, ${subject} ${is} weak`,
    ({ subject, stands, score }) => `${subject} ${stands} low at {{${score}}}`,
    ({ subject, is, score }) => `with {{${score}}}, ${subject} ${is} a weak side of {{COMPANY}}`,
  ],
};

/** @type {((area: string, clause: string) => string)[]} */
const openings = [
  (area, clause) => `${capital(area)}: ${clause}.`,
  (area, clause) => `${capital(area)}, because ${clause}.`,
  (area, clause) => `${capital(area)}. ${capital(clause)}.`,
  (area, clause) => `${capital(area)}; ${clause}.`,
];

/**
 * How an area stands, with the clause that shows it best.
 *
 * @param {Area} area
 * @param {Clause | undefined} clause
 * @param {string} seed
 * @returns {Thought}
 */
function opening(area, clause, seed) {
  const stands = turned(standings[area.level] ?? [], seed).map((say) => say(area));
  if (clause === undefined) {
    return { wordings: stands.map((text) => `${capital(text)}.`), facts: [area.score] };
  }
  const wordings = turned(openings, seed).flatMap((open) =>
    stands.flatMap((text) => clause.wordings.map((other) => open(text, other))),
  );
  return { wordings, facts: [area.score], states: [clause.id] };
}

/**
 * How an area stands today: its level, then what is good beside what is not.
 *
 * @param {import('../../task-of.mjs').Question} question
 * @param {string} seed
 * @returns {Thought[]}
 */
export function state(question, seed) {
  const { task } = question;
  const [area] = areasOf(task);
  const all = clausesOf(task, seed).filter(({ label }) => isToldIn(label, task.part));
  if (area === undefined) return sentencesOf(all, task.part, seed);
  const telling = area.level === 'weak' || area.level === 'making' ? 'poor' : 'good';
  const first = turned(all, seed).find(({ standing }) => standing === telling);
  const [sentence, ...others] = sentencesOf(
    all.filter((clause) => clause !== first),
    task.part,
    seed,
  );
  const [quote] = quotes(question, seed);
  return [opening(area, first, seed), sentence, quote, ...others].flatMap((each) => each ?? []);
}
