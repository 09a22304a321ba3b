import { turned } from './choice.mjs';
import { factsIn, lengthOf } from './placeholders.mjs';
import { capital, lowered, reworded, sentencesOf, withoutStop } from './reword.mjs';

/**
 * @typedef {import('../task-of.mjs').Task} Task
 * @typedef {import('../task-of.mjs').Rule} Rule
 */

/** How many words the backend takes for each text. */
const LIMITS = /** @type {const} */ ({
  finding: [3, 45],
  meaning: [3, 40],
  strength: [3, 45],
  action: [8, 70],
  expectedOutcome: [3, 35],
  consideration: [3, 45],
});

/** Why a step matters. @type {((stake: string, step: string) => string)[]} */
const considerations = [
  (stake, step) => `${stake} That is why it is time to ${step}.`,
  (stake, step) => `${capital(step)}: ${lowered(stake)}`,
  (stake, step) => `${stake} It is time to ${step}.`,
  (stake, step) => `It pays to ${step}. ${stake}`,
  (stake, step) => `${stake} So an early step is to ${step}.`,
  (stake, step) => `It is worth the effort to ${step}. ${stake}`,
  (stake, step) => `${stake} The answer is to ${step}.`,
];

/** @param {string} text */
const hasTwoColons = (text) => sentencesOf(text).some((sentence) => /:.*:/.test(sentence));

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

  return {
    gaps: rules(task.gaps).map((rule) => {
      const finding = said('finding', rule.finding, rule.id);
      const meaning = said('meaning', rule.meaning, rule.id);
      return { ruleId: rule.id, finding, meaning, evidence: evidence(rule, finding, meaning) };
    }),
    strengths: rules(task.strengths).map((rule) => {
      const text = said('strength', `${rule.finding} ${rule.meaning}`.trim(), rule.id);
      return { ruleId: rule.id, text, evidence: evidence(rule, text) };
    }),
    recommendations: rules(task.recommendations).map((rule) => ({
      ruleId: rule.id,
      action: said('action', rule.action, rule.id),
      expectedOutcome: said('expectedOutcome', rule.expectedOutcome, rule.id),
    })),
    considerations: rules(task.considerations).map((rule, at) => {
      const [stake, step] = [rule.stake, rule.step].map((text) => reworded(text, seed + rule.id));
      const ways = turned(considerations, seed, at).map((say) =>
        say(`${stake}`, lowered(withoutStop(`${step}`))),
      );
      const text = fitting(
        [...ways.filter((each) => !hasTwoColons(each)), rule.stake],
        LIMITS.consideration,
      );
      return { ruleId: rule.id, text, evidence: evidence(rule, text) };
    }),
  };
}
