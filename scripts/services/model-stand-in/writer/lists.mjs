import { turned } from './choice.mjs';
import { factsIn, lengthOf } from './placeholders.mjs';
import { lowered, reworded, sentencesOf, withoutStop } from './reword.mjs';

/**
 * @typedef {import('../task-of.mjs').Task} Task
 * @typedef {import('../task-of.mjs').Rule} Rule
 * @typedef {(text: string) => string} Frame
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

/** @type {Record<'finding' | 'meaning' | 'strength' | 'action' | 'expectedOutcome', Frame[]>} */
const frames = {
  finding: [
    (text) => text,
    (text) => `The answers say it plainly: ${lowered(text)}`,
    (text) => `This is what the answers show: ${lowered(text)}`,
    (text) => `As things are today, ${lowered(text)}`,
    (text) => `Here is a point for a closer look: ${lowered(text)}`,
    (text) => `For now, ${lowered(text)}`,
  ],
  meaning: [
    (text) => `In practice: ${lowered(text)}`,
    (text) => `What follows from it: ${lowered(text)}`,
    (text) => `Put another way, ${lowered(text)}`,
    (text) => `For {{COMPANY}} it comes down to this: ${lowered(text)}`,
    (text) => `It matters for this reason: ${lowered(text)}`,
    (text) => text,
  ],
  strength: [
    (text) => text,
    (text) => `This is something to build on: ${lowered(text)}`,
    (text) => `A point in favour of {{COMPANY}}: ${lowered(text)}`,
    (text) => `Here the work of the past years pays off: ${lowered(text)}`,
    (text) => `Something to keep as it is: ${lowered(text)}`,
  ],
  action: [
    inSteps('Start here: ', 'After that, '),
    inSteps('Begin like this: ', 'Then '),
    inSteps('', 'As the next move, '),
    inSteps('A way to do it: ', 'Once that is done, '),
    (text) => text,
  ],
  expectedOutcome: [
    (text) => `What this should bring: ${lowered(text)}`,
    (text) => `The aim: ${lowered(text)}`,
    (text) => `How {{OWNER}} will notice it: ${lowered(text)}`,
    (text) => `When it is done: ${lowered(text)}`,
    (text) => text,
  ],
};

/** @type {((rule: Rule) => string)[]} */
const considerations = [
  ({ step, stake }) => `${stake} That is why the plan asks to ${lowered(withoutStop(step))}.`,
  ({ step, stake }) => `The step is to ${lowered(withoutStop(step))}. ${stake}`,
  ({ step, stake }) => `${withoutStop(step)}: ${lowered(stake)}`,
  ({ stake }) => stake,
];

/** What an instruction may begin with; other sentences do not follow on "then". */
const IMPERATIVE =
  /^(Add|Agree|Ask|Book|Break|Call|Check|Choose|Close|Collect|Compare|Cut|Decide|Define|Draw|Drop|Find|Free|Gather|Give|Go|Hand|Hold|Invite|Keep|Leave|Let|List|Look|Make|Mark|Measure|Meet|Move|Name|Note|Offer|Pick|Plan|Put|Record|Reserve|Review|Run|Sell|Send|Set|Settle|Share|Show|Sketch|Start|Store|Take|Talk|Teach|Test|Train|Try|Turn|Use|Write)\b/;

/**
 * @param {string} opening
 * @param {string} joint
 * @returns {Frame} one sentence after the other, each tied to the one before
 */
function inSteps(opening, joint) {
  return (text) => {
    const [first = '', second, ...rest] = sentencesOf(text);
    const begun = IMPERATIVE.test(first) && opening ? opening + lowered(first) : first;
    if (second === undefined) return begun;
    const next = IMPERATIVE.test(second) ? joint + lowered(second) : second;
    return [begun, next, ...rest].join(' ');
  };
}

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
   * @param {keyof typeof frames} kind
   * @param {string} text
   * @param {string} id
   */
  const said = (kind, text, id) => {
    const anew = reworded(text, seed + id);
    const framed = turned(frames[kind], `${seed} ${kind} ${id}`).map((frame) => frame(anew));
    const readable = framed.filter((each) => !hasTwoColons(each));
    return fitting([...readable, text], LIMITS[kind]);
  };

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
    considerations: rules(task.considerations).map((rule) => {
      const text = fitting(
        turned(considerations, `${seed} ${rule.id}`).map((say) => say(rule)),
        LIMITS.consideration,
      );
      return { ruleId: rule.id, text, evidence: evidence(rule, text) };
    }),
  };
}
