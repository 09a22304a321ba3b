import { evidenceOf, figuresOf, rulesOfSteps } from './task-parts.mjs';

/**
 * @typedef {import('./task-of.mjs').Task} Task
 * @typedef {import('./task-of.mjs').Rule} Rule
 * @typedef {{ text: string, evidence: string[], rules: string[] }} Claim
 * @typedef {{ ruleId: string, text: string, evidence: string[] }} Text
 *
 * @typedef {object} PartWords
 * @property {Record<string, Claim[]>} sections
 * @property {{ ruleId: string, finding: string, meaning: string, evidence: string[] }[]} gaps
 * @property {{ ruleId: string, action: string, expectedOutcome: string }[]} recommendations
 * @property {Text[]} strengths
 * @property {Text[]} weaknesses
 * @property {Text[]} highlights
 * @property {Text[]} considerations
 */

/**
 * Words a part without ideas of its own: the rules' texts unchanged, and paragraphs of plain
 * sentences about its facts. The same task gets the same words.
 *
 * @param {Task} task
 * @returns {PartWords}
 */
export function echoOf(task) {
  const rulesOf = (/** @type {string[]} */ ids) =>
    ids.flatMap((id) => task.rules.find((rule) => rule.id === id) ?? []);
  const textsOf = (/** @type {string[]} */ ids) =>
    rulesOf(ids).map((rule) => ({
      ruleId: rule.id,
      text: `${rule.finding} ${rule.meaning}`.trim(),
      evidence: evidenceOf(task, [rule]),
    }));
  return {
    sections: Object.fromEntries(task.sections.map(({ name }) => [name, paragraph(name, task)])),
    gaps: rulesOf(task.gaps).map((rule) => ({
      ruleId: rule.id,
      finding: rule.finding,
      meaning: rule.meaning,
      evidence: evidenceOf(task, [rule]),
    })),
    recommendations: rulesOf(task.recommendations).map(({ id, action, expectedOutcome }) => ({
      ruleId: id,
      action,
      expectedOutcome,
    })),
    strengths: textsOf(task.strengths),
    weaknesses: textsOf(task.weaknesses),
    highlights: textsOf(task.highlights),
    considerations: textsOf(task.considerations),
  };
}

/** A phrase for each readiness band. @type {Record<string, string>} */
const bands = {
  'phase-1-owner-led': 'in Phase 1',
  'in-transition': 'in transition to Phase 2',
  'ready-with-gaps': 'on its way to Phase 2, with gaps',
  'phase-2-ready': 'ready for Phase 2',
};

/** The sentences of each paragraph. @type {Record<string, (task: Task) => string[]>} */
const sentences = {
  currentState: (task) =>
    figuresOf(task)
      .slice(0, 2)
      .map(({ label, id }) => `For ${label}, your answers come to {{${id}}}.`),
  implications: (task) =>
    figuresOf(task)
      .slice(2, 4)
      .map(({ label, id }) => `What follows here begins at ${label}, with {{${id}}} today.`),
  criticalPath: () => [
    'Each date comes from what a step needs, and from the hours that you have.',
    'Nothing begins before the work that it rests on is done.',
  ],
  overview: ({ picture: { situation, firstSteps } }) => [
    ...situation.sentences,
    ...firstSteps.slice(0, 1).map(({ step, by }) => `This comes first, by ${by}: ${step}.`),
  ],
  transitionReadiness: ({ judgement, facts }) => [
    `By its points, {{COMPANY}} is ${bands[judgement.band] ?? 'not judged'}.`,
    ...facts
      .filter(({ id }) => id === 'S01')
      .map(({ id }) => `All areas together reach {{${id}}}.`),
    'The list beside this paragraph names what the next level still asks for.',
  ],
  overallConclusion: ({ order }) => [
    'The order of the plan follows from what presses most here, and from what each step needs.',
    ...order.slice(1, 2).map((step) => `What follows the first step is this: ${step}.`),
  ],
};

/**
 * @param {string} name of the section
 * @param {Task} task
 * @returns {Claim[]}
 */
const paragraph = (name, task) =>
  (sentences[name]?.(task) ?? []).map((text) => {
    const rules = rulesOfSteps(task, text);
    return { text, evidence: evidenceOf(task, rules, text), rules: rules.map(({ id }) => id) };
  });
