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
 * @property {Record<string, string>} rules what its rules said, as {@link saidBy} has it, by their ids
 * @property {PartWords} words
 */

const PLACEHOLDER = /\{\{([\w.]+)\}\}/g;
const FOLDER = join(import.meta.dirname, 'recorded');

/** One file a business. @type {RecordedPart[]} */
const recorded = readdirSync(FOLDER).flatMap((name) =>
  JSON.parse(readFileSync(join(FOLDER, name), 'utf8')),
);

/**
 * What a language model wrote for the same answers, as far as it is still asked for: the rules and
 * their facts may have changed since.
 *
 * @param {Task} task
 * @param {PartWords} otherwise in place of what was not recorded
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
 * What a rule says, as a short hash: where that has changed, a recorded text says something else.
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
