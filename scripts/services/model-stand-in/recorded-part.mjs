import { readdirSync, readFileSync } from 'node:fs';

/**
 * @typedef {import('./writer/write-part.mjs').PartWords} PartWords
 * @typedef {import('./task-of.mjs').Question} Question
 * @typedef {import('./task-of.mjs').Task} Task
 *
 * @typedef {object} Recording what a language model wrote on one business
 * @property {Record<string, string>} facts value by id
 * @property {Record<string, string>} answers the owner's own words by id
 * @property {Record<string, PartWords>} parts
 */

const FOLDER = new URL('./recorded/', import.meta.url);

/** @type {readonly Recording[]} */
const recordings = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));

/**
 * The words that were recorded for just these facts and answers, as far as they are asked for.
 *
 * @param {Question} question
 * @returns {PartWords | undefined} undefined where none were recorded, or something is missing
 */
export function recordedPart(question) {
  const recording = recordings.find((each) => isOn(question, each));
  const words = recording?.parts[question.task.part];
  return words === undefined ? undefined : asked(question, words);
}

/**
 * @param {Question} question
 * @param {Recording} recording
 */
const isOn = ({ task, answers }, recording) =>
  task.facts.every(({ id, value }) => recording.facts[id] === value) &&
  answers.every(({ id, text }) => recording.answers[id] === text);

/**
 * @param {Question} question
 * @param {PartWords} words
 * @returns {PartWords | undefined}
 */
function asked({ task, answers }, words) {
  const mayBeQuoted = new Set(answers.flatMap((each) => (each.mayBeQuoted ? each.id : [])));
  const quoted = Array.from(JSON.stringify(words).matchAll(/\{\{(Q\d+)\}\}/g), ([, id]) => id);
  const sections = task.sections.flatMap(({ name }) => {
    const claims = words.sections[name];
    return claims === undefined ? [] : [[name, claims]];
  });
  const lists = {
    gaps: itemsOf(task.gaps, words.gaps),
    strengths: itemsOf(task.strengths, words.strengths),
    recommendations: itemsOf(task.recommendations, words.recommendations),
    considerations: itemsOf(task.considerations, words.considerations),
  };
  const isWhole =
    quoted.every((id) => mayBeQuoted.has(id ?? '')) &&
    sections.length === task.sections.length &&
    lists.gaps.length === task.gaps.length &&
    lists.strengths.length === task.strengths.length &&
    lists.recommendations.length === task.recommendations.length &&
    lists.considerations.length === task.considerations.length;
  return isWhole ? { sections: Object.fromEntries(sections), ...lists } : undefined;
}

/**
 * @template {{ ruleId: string }} Item
 * @param {string[]} ids
 * @param {Item[]} items
 * @returns {Item[]} those of the rules, in their order
 */
const itemsOf = (ids, items) =>
  ids.flatMap((id) => items.find(({ ruleId }) => ruleId === id) ?? []);
