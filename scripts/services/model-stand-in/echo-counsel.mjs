import { figuresOf } from './task-parts.mjs';

/**
 * @typedef {import('./task-of.mjs').Task} Task
 * @typedef {{ text: string, evidence: string[] }} Claim
 *
 * @typedef {object} Counsel
 * @property {{ id: string, path: string, sentence: string, value: number, unit: string }[]} written
 * @property {{ id: string, value: number, unit: string }[]} proposed
 * @property {{ id: string, date: string }[]} days
 * @property {{ id: string, label: string, left: string, operation: string, right: string }[]} sums
 * @property {Claim} heart
 * @property {{ stepId: string, title: string, isFirst: boolean, by: string, how: Claim, measure: string }[]} steps
 * @property {Claim[]} turns
 * @property {Claim[]} open
 */

/** Enough for the paragraph that must say what is decisive. */
const figuresTold = 8;
const maxSteps = 6;
/** The number of steps that page one has room for. */
const first = 3;
/** Added because some rules have short texts. */
const agreement =
  'Agree with those who do the work who does what, and look at it together each week until it runs by itself.';

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
  return {
    written: [],
    proposed: [],
    days: [],
    sums: [],
    heart: {
      text: told.map(({ label, id }) => `For ${label}, your answers come to {{${id}}}.`).join(' '),
      evidence: told.map(({ id }) => id),
    },
    steps: task.plan.slice(0, maxSteps).map(({ stepId, step, why, action }, index) => ({
      stepId,
      title: step,
      isFirst: index < first,
      by: '',
      how: { text: `${action} ${why} ${agreement}`.trim(), evidence },
      measure: 'The step is done, and somebody else has seen it',
    })),
    turns: [],
    open: [],
  };
}
