import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {import('./task-of.mjs').Task} Task
 * @typedef {import('./echo.mjs').PartWords} PartWords
 *
 * @typedef {object} RecordedPart what a language model wrote when it was asked for a part
 * @property {string} part
 * @property {Record<string, string>} answers the owner's answers in that request, by their ids
 * @property {Record<string, string>} rules the hashes of its rules' texts, from {@link saidBy}, by
 *   their ids
 * @property {PartWords} words
 */

const PLACEHOLDER = /\{\{([\w.]+)\}\}/g;
const FOLDER = join(import.meta.dirname, 'recorded');

/**
 * @typedef {object} RecordedCounsel what a language model wrote when it was asked for its counsel
 * @property {'counsel'} part
 * @property {Record<string, string>} answers as above
 * @property {Record<string, string>} facts the values of the facts that it names, by their ids
 * @property {string} today when it was written: `Nov 23, 2026` or `23 Nov 2026`
 * @property {import('./echo-counsel.mjs').Counsel} words
 */

/** One file a business. @type {(RecordedPart | RecordedCounsel)[]} */
const all = readdirSync(FOLDER).flatMap((name) =>
  JSON.parse(readFileSync(join(FOLDER, name), 'utf8')),
);
const isCounsel = (/** @type {RecordedPart | RecordedCounsel} */ each) => each.part === 'counsel';
const recorded = /** @type {RecordedPart[]} */ (all.filter((each) => !isCounsel(each)));
const counsels = /** @type {RecordedCounsel[]} */ (all.filter(isCounsel));

/**
 * The recorded counsel for the same answers, if its facts and steps are still the same.
 *
 * @param {Task} task
 * @param {import('./echo-counsel.mjs').Counsel} otherwise
 * @returns {import('./echo-counsel.mjs').Counsel}
 */
export function recordedCounsel(task, otherwise, recordings = counsels) {
  const values = new Map(task.facts.map(({ id, value }) => [id, value]));
  const planned = new Set(['own', ...task.plan.map(({ stepId }) => stepId)]);
  const found = recordings.find(
    ({ answers, facts, words }) =>
      haveSame(answers, answersIn(task)) &&
      Object.entries(facts).every(([id, value]) => values.get(id) === value) &&
      words.steps.every(({ stepId }) => planned.has(stepId)),
  );
  if (found === undefined) return otherwise;
  const later = Date.parse(`${task.today} UTC`) - Date.parse(`${found.today} UTC`);
  // Moves the counsel's own dates, so that they are as far ahead as at the recording.
  const days = found.words.days.map(({ id, date }) => ({
    id,
    date: new Date(Date.parse(date) + later).toISOString().slice(0, 10),
  }));
  return { ...found.words, days };
}

/**
 * The recorded words for the same answers. Texts whose rule or facts have changed since are
 * replaced.
 *
 * @param {Task} task
 * @param {PartWords} otherwise replaces everything without a valid recording
 * @param {RecordedPart[]} [parts]
 * @returns {PartWords}
 */
export function recordedWords(task, otherwise, parts = recorded) {
  const found = parts.find(
    ({ part, answers }) => part === task.part && haveSame(answers, answersIn(task)),
  );
  if (found === undefined) return otherwise;
  const { words, rules } = found;

  const known = new Set(task.facts.map(({ id }) => id));
  /** @template {{ evidence: string[] }} Item @param {Item} item */
  const onKnownFacts = (item) => ({
    ...item,
    evidence: item.evidence.filter((id) => known.has(id)),
  });
  /**
   * @template {{ ruleId: string }} Item
   * @param {Item[]} items
   * @param {Item[]} others
   */
  const byRule = (items, others) =>
    others.map((other) => {
      const rule = task.rules.find(({ id }) => id === other.ruleId);
      const isSame = rule !== undefined && rules[rule.id] === saidBy(rule);
      return (isSame && items.find(({ ruleId }) => ruleId === other.ruleId)) || other;
    });
  /** @param {import('./echo.mjs').Claim[] | undefined} claims */
  const areKnown = (claims) =>
    claims?.every(({ text }) =>
      [...text.matchAll(PLACEHOLDER)].every(([, id = '']) => known.has(id) || /^[CQ]/.test(id)),
    ) === true;
  return {
    sections: Object.fromEntries(
      Object.entries(otherwise.sections).map(([name, claims]) => [
        name,
        (areKnown(words.sections[name]) && words.sections[name]?.map(onKnownFacts)) || claims,
      ]),
    ),
    gaps: byRule(words.gaps, otherwise.gaps).map(onKnownFacts),
    recommendations: byRule(words.recommendations, otherwise.recommendations),
    strengths: byRule(words.strengths, otherwise.strengths).map(onKnownFacts),
    weaknesses: byRule(words.weaknesses, otherwise.weaknesses).map(onKnownFacts),
    highlights: byRule(words.highlights, otherwise.highlights).map(onKnownFacts),
    considerations: byRule(words.considerations, otherwise.considerations).map(onKnownFacts),
  };
}

/**
 * A short hash of a rule's texts. If it has changed, a recorded text no longer fits the rule.
 *
 * @param {import('./task-of.mjs').Rule} rule
 */
export const saidBy = ({ finding, meaning, action, expectedOutcome }) =>
  createHash('sha256')
    .update(JSON.stringify([finding, meaning, action, expectedOutcome]))
    .digest('hex')
    .slice(0, 12);

/** @param {Task} task @returns {Record<string, string>} the values of the owner's answers by their ids */
const answersIn = ({ facts }) =>
  Object.fromEntries(facts.flatMap(({ id, value }) => (/^E\d/.test(id) ? [[id, value]] : [])));

/** @param {Record<string, string>} one @param {Record<string, string>} other */
const haveSame = (one, other) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, value]) => other[id] === value);
