import { factsIn, lengthOf } from './placeholders.mjs';
import { reworded } from './reword.mjs';

/**
 * @typedef {import('../task-of.mjs').Task} Task
 * @typedef {import('../task-of.mjs').Rule} Rule
 */

/** How many words the backend takes for each text. */
const LIMITS = /** @type {const} */ ({
  finding: [3, 26],
  meaning: [3, 22],
  text: [3, 24],
  action: [8, 44],
  expectedOutcome: [2, 22],
});

/** How many words the two texts of an item may have. */
const TOGETHER = /** @type {const} */ ({ gap: 32, recommendation: 50 });

/**
 * The lists of a part: the rules' own statements in other words.
 *
 * @param {Task} task
 * @param {string} seed
 */
export function listsOf(task, seed) {
  const ruleOf = (/** @type {string} */ id) => task.rules.find((rule) => rule.id === id);
  const rules = (/** @type {string[]} */ ids) => ids.flatMap((id) => ruleOf(id) ?? []);

  /**
   * The first that is neither too short nor too long.
   *
   * @param {string[]} texts
   * @param {readonly [number, number]} limits
   */
  const fitting = (texts, [least, most]) =>
    texts.find((text) => {
      const length = lengthOf(text, task);
      return length >= least && length <= most;
    }) ??
    texts.at(-1) ??
    '';

  /**
   * @param {keyof typeof LIMITS} kind
   * @param {string} text
   * @param {string} id
   */
  const said = (kind, text, id) => fitting([reworded(text, seed + id), text], LIMITS[kind]);

  /**
   * @param {Rule} rule
   * @param {...string} texts
   */
  const evidence = ({ inputs }, ...texts) => {
    const known = task.facts.map(({ id }) => id).filter((id) => inputs.includes(id));
    const all = new Set([...known, ...texts.flatMap((text) => factsIn(text, task))]);
    return all.size > 0 ? [...all] : task.facts.slice(0, 1).map(({ id }) => id);
  };

  /**
   * @param {string} one
   * @param {string} other
   * @param {number} most
   */
  const together = (one, other, most) => lengthOf(`${one} ${other}`, task) <= most;

  /** @param {string[]} ids @param {(rule: Rule) => string} tell */
  const textsOf = (ids, tell) =>
    rules(ids).map((rule) => {
      const text = said('text', tell(rule), rule.id);
      return { ruleId: rule.id, text, evidence: evidence(rule, text) };
    });

  return {
    gaps: rules(task.gaps).map((rule) => {
      const finding = said('finding', rule.finding, rule.id);
      const meaning = said('meaning', rule.meaning, rule.id);
      const isShort = together(finding, meaning, TOGETHER.gap);
      const texts = isShort
        ? { finding, meaning }
        : { finding: rule.finding, meaning: rule.meaning };
      return { ruleId: rule.id, ...texts, evidence: evidence(rule, finding, meaning) };
    }),
    recommendations: rules(task.recommendations).map((rule) => {
      const action = said('action', rule.action, rule.id);
      const expectedOutcome = said('expectedOutcome', rule.expectedOutcome, rule.id);
      const isShort = together(action, expectedOutcome, TOGETHER.recommendation);
      return isShort
        ? { ruleId: rule.id, action, expectedOutcome }
        : { ruleId: rule.id, action: rule.action, expectedOutcome: rule.expectedOutcome };
    }),
    strengths: textsOf(task.strengths, ({ finding, meaning }) => `${finding} ${meaning}`.trim()),
    weaknesses: textsOf(task.weaknesses, ({ finding }) => finding),
    highlights: textsOf(task.highlights, ({ finding }) => finding),
    // A red flag takes no room as it stands.
    considerations: rules(task.considerations).map((rule) => ({
      ruleId: rule.id,
      text: rule.finding,
      evidence: evidence(rule, rule.finding),
    })),
  };
}
