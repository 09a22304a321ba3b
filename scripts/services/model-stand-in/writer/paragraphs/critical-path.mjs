import { turned } from '../choice.mjs';
import { clausesOf } from '../clauses.mjs';
import { capital, lowered, reworded, withoutStop } from '../reword.mjs';
import { thought } from '../thought.mjs';

/**
 * @typedef {import('../../task-of.mjs').Rule} Rule
 * @typedef {import('../../task-of.mjs').Task} Task
 * @typedef {(step: string, reason: string) => string} Frame
 */

/** @type {Frame[]} */
const reasoned = [
  (step, reason) => `Early on it is time to ${step}, because ${reason}.`,
  (step, reason) => `${capital(reason)}, so an early task is to ${step}.`,
  (step, reason) => `It is urgent to ${step}, for ${reason}.`,
  (step, reason) => `${capital(reason)}; that is why it is among the first tasks to ${step}.`,
  (step, reason) => `The plan asks early to ${step}, since ${reason}.`,
  (step, reason) => `${capital(reason)}. To ${step} therefore comes early.`,
  (step, reason) => `Because ${reason}, one of the first things is to ${step}.`,
];

/** @type {((step: string) => string)[]} */
const bare = [
  (step) => `One of the first tasks is to ${step}.`,
  (step) => `It helps early on to ${step}.`,
  (step) => `Also near the beginning stands the task to ${step}.`,
  (step) => `To ${step} is a task on which others can build.`,
  (step) => `The early weeks are also the time to ${step}.`,
];

const openings = [
  'The order follows what would hurt most if it were left lying.',
  'What others rest on comes before what rests on others.',
  'The first steps are those without which the later ones would not hold.',
  'Not everything can be done at the same time, so what counts most goes ahead.',
  'First comes what makes the rest easier.',
  'The early steps look small, but the later ones lean on them.',
  'What takes longest to grow has to be sown first.',
];

const pace = [
  'A fixed appointment each week, kept as strictly as one with a customer, brings this forward beside the daily work.',
  'Beside the daily work, the plan needs a place in your diary that nothing else may take.',
  'You do not have to do all of it alone, but you have to ask for it at fixed times.',
  'Progress is best looked at on the same day of each month, with the dates at hand.',
  'Where a date slips, the steps behind it move along and nothing is lost but time.',
  'Each step ends with something that can be shown, which makes it easy to see whether it is done.',
  'It is enough to have one step in hand at a time, as long as there is one.',
  'Whoever takes over a step should also take over its date.',
  'A look at the dates belongs at the head of each meeting, before the news of the day.',
  'The work is spread over many small occasions, so that customers do not notice it.',
];

/** From the one that comes first. */
const priorities = ['critical', 'high', 'medium', 'low'];
/** How many steps are spoken of. */
const MOST = 4;

/**
 * Why the first steps come in this order, and how to keep at it.
 *
 * @param {import('../../task-of.mjs').Question} question
 * @param {string} seed
 * @returns {import('../paragraphs.mjs').Written}
 */
export function criticalPath({ task }, seed) {
  const steps = firstOf(task);
  const reasons = clausesOf(task, seed).filter(
    ({ standing }) => standing === 'poor' || standing === 'middling',
  );
  const onSteps = steps.map((rule, at) => {
    const step = lowered(withoutStop(reworded(rule.step, seed + rule.id)));
    const place = reasons.findIndex(({ id }) => rule.inputs.includes(id));
    const [reason] = place < 0 ? [] : reasons.splice(place, 1);
    const wordings =
      reason === undefined
        ? turned(bare, seed, at).map((say) => say(step))
        : turned(reasoned, seed, at).flatMap((say) =>
            reason.wordings.map((text) => say(step, text)),
          );
    return { wordings, rule, facts: reason === undefined ? [] : [reason.id] };
  });
  return { body: [thought(turned(openings, seed)), ...onSteps], ending: turned(pace, seed) };
}

/**
 * The steps that matter most.
 *
 * @param {Task} task
 */
function firstOf({ rules, recommendations }) {
  const steps = rules.filter(({ id }) => recommendations.includes(id));
  return priorities
    .flatMap((wanted) => steps.filter(({ priority }) => priority === wanted))
    .slice(0, MOST);
}
