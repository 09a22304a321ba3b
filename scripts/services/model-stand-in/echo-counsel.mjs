import { figuresOf } from './task-parts.mjs';

/**
 * @typedef {import('./task-of.mjs').Task} Task
 * @typedef {{ text: string, evidence: string[] }} Claim
 * @typedef {Claim & { points: string[], heads: string[], figures: { label: string, value: string, others: string[] }[] }} Paragraph
 *
 * @typedef {object} Counsel
 * @property {{ id: string, path: string, sentence: string, value: number, unit: string }[]} written
 * @property {{ id: string, value: number, unit: string }[]} proposed
 * @property {{ id: string, date: string }[]} days
 * @property {{ id: string, label: string, left: string, operation: string, right: string }[]} sums
 * @property {'usual' | 'urgent'} moment
 * @property {string} speech ISO 639-1 code of the language of words to be said
 * @property {Claim} lead
 * @property {Claim[]} numbers
 * @property {{ title: string, keys: string[], paragraphs: Paragraph[] }[]} letter
 * @property {Claim} begin
 * @property {Claim} conclusion
 * @property {Claim[]} strengths
 * @property {Claim[]} weaknesses
 * @property {{ systems: Claim, leadership: Claim, market: Claim }} areas
 * @property {{ systems: Claim, leadership: Claim, market: Claim }} effects
 * @property {{ answer: string, path: string, sentence: string, text: string }[]} denied
 * @property {Claim} readiness
 * @property {{ stepId: string, area: string, title: string, section: number, isFirst: boolean, by: string, weeks: number, hours: number, why: string, evidence: string[], measure: string }[]} steps
 * @property {{ what: string, why: Claim }} notNow
 */

/** Enough for the paragraph that must say what is decisive. */
const figuresTold = 8;
const maxSteps = 6;
/** The number of steps that page one has room for. */
const first = 3;
/** What any step may begin with; the rules tell theirs in one paragraph. */
const points = [
  'Agree with those who do the work who does what, and write it on one page that all of them can find.',
  'Look at it together each week until it runs by itself, and note what you were asked meanwhile.',
  'If it does not run by then, ask those who do the work what stands in its way before you ask for more.',
];

/**
 * A counsel without ideas of its own: figures from the answers, and the steps of the plan in their
 * rules' texts. The same task gets the same counsel.
 *
 * @param {Task} task
 * @returns {Counsel}
 */
export function echoCounsel(task) {
  const told = figuresOf(task).slice(0, figuresTold);
  const evidence = told.slice(0, 1).map(({ id }) => id);
  const claim = (/** @type {string} */ text) => ({ text, evidence });
  const areas = /** @type {const} */ (['systems', 'leadership', 'market']);
  const rank = (/** @type {{ stepId: string }} */ { stepId }) =>
    [...task.firstSteps, stepId].indexOf(stepId);
  const plan = task.plan.toSorted((one, other) => rank(one) - rank(other));
  return {
    written: [],
    proposed: [],
    days: [],
    sums: [],
    moment: 'usual',
    speech: 'en',
    lead: claim(
      'This counsel repeats what you answered and what the rules plan. Nobody has thought about it, so take it as a sample of where such words stand.',
    ),
    numbers: [],
    letter: [
      {
        title: 'Your answers come to these figures',
        keys: [],
        paragraphs: [
          {
            text: told
              .map(({ label, id }) => `For ${label}, your answers come to {{${id}}}.`)
              .join(' '),
            points: [],
            heads: [],
            figures: [],
            evidence: told.map(({ id }) => id),
          },
        ],
      },
      {
        title: 'The plan of the rules stands as it is',
        keys: ['This sample of a letter changes nothing in the plan.'],
        paragraphs: [
          {
            text: 'This sample of a letter changes nothing in the plan. Its steps stand below in the order in which the rules found them, and each of them can be done in the same way:',
            points,
            heads: [],
            figures: [],
            evidence,
          },
          {
            text: 'Somebody who knows your trade would tell you here what decides, set your alternatives side by side, and give you the words for a hard talk. Such a person would also say what can wait, and what would change the plan.',
            points: [],
            heads: [],
            figures: [],
            evidence,
          },
        ],
      },
    ],
    conclusion: claim(
      'Look at this plan again once its first step is done, and keep what has served you well by then.',
    ),
    begin: claim(
      'Read the first step of the plan with those who would do it, and agree on a day for its first hour.',
    ),
    strengths: [],
    weaknesses: [],
    areas: {
      systems: claim('The points of each answer stand below, with their weights.'),
      leadership: claim('Each answer on leading counts with the weight that is shown below.'),
      market: claim('Below you see which answers on the market bring points and which cost some.'),
    },
    effects: {
      systems: claim('This sample changes nothing in the organisation of the work.'),
      leadership: claim('Nothing changes for those who lead until somebody has thought about it.'),
      market: claim('For customers and prices the sample has no idea of its own.'),
    },
    denied: [],
    readiness: claim(
      'Where the business stands is what the scores say, and this sample adds nothing to them.',
    ),
    steps: plan.slice(0, maxSteps).map(({ stepId, step }, index) => ({
      stepId,
      area: areas[index % areas.length] ?? 'systems',
      title: step,
      section: 2,
      isFirst: index < first,
      by: '',
      weeks: 4,
      hours: 2,
      why: index < first ? 'It is one of the first steps of the plan by the rules.' : '',
      evidence,
      measure: 'The step is done, and somebody else has seen it',
    })),
    notNow: {
      what: 'Anything beside the steps of this plan',
      why: claim('What is begun beside them takes hours from the first steps.'),
    },
  };
}
