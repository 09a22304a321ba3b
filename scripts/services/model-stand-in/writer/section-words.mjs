import { lowered } from './reword.mjs';

/** @typedef {import('../task-of.mjs').Task} Task */

/** @type {Record<string, string>} */
const areas = {
  S02: 'business systems',
  S03: 'leadership',
  S04: 'the market side',
};

/**
 * How a section may begin.
 *
 * @param {string} name
 * @param {Task} task
 * @returns {string[]}
 */
export function openings(name, task) {
  const has = (/** @type {string} */ id) => task.facts.some((fact) => fact.id === id);
  if (name === 'currentState') {
    return Object.entries(areas)
      .filter(([id]) => has(id))
      .flatMap(([id, area]) => [
        `With {{${id}}} for ${area}, the answers draw a clear picture.`,
        `The answers on ${area} add up to {{${id}}}.`,
        `For ${area}, {{COMPANY}} comes to {{${id}}}.`,
      ]);
  }
  if (name === 'overview' && has('S01')) {
    return [
      'Taken together, the answers of {{OWNER}} come to {{S01}}.',
      'The whole picture of {{COMPANY}} adds up to {{S01}}.',
    ];
  }
  if (name === 'transitionReadiness') {
    const label = lowered(task.judgement.bandLabel).replace(':', ',');
    return [
      `The rules sum up the way to the second phase like this: ${label}.`,
      `In the words of the evaluation, the stage is this: ${label}.`,
    ];
  }
  return plainOpenings[name] ?? [];
}

/** @type {Record<string, string[]>} */
const plainOpenings = {
  customers: [
    'Who sells, and to whom, decides much about how steady the business is.',
    'Behind each sale stand a person and a customer, and the answers tell of both.',
  ],
  implications: [
    'What these answers mean shows best over time.',
    'Looked at from a distance, the answers point in one direction.',
  ],
  criticalPath: [
    'Not every step weighs the same, and the order matters.',
    'The plan follows an order in which each step makes the next one easier.',
  ],
  overallConclusion: [
    'In the end, the answers come down to a few plain points.',
    'What remains when all is read can be said in short.',
  ],
};

/**
 * Sentences that fit any business, to fill what the answers leave open.
 *
 * @param {string} name
 */
export const remarks = (name) => remarksOf[name] ?? [];

/** @type {Record<string, string[]>} */
const remarksOf = {
  currentState: [
    'Seen together, these points say more than each of them alone.',
    'The people who do the work will recognise most of this.',
    'None of it came about in a day, and none of it has to be changed in one.',
    'A talk with the team would show what lies behind the answers.',
    'It helps to read them side by side rather than one after the other.',
  ],
  customers: [
    'Customers notice such things sooner than a report does.',
    'Where several people know a customer, the contact lasts longer.',
    'It pays to ask those who buy often what they would miss.',
    'A look at the list of customers makes these points easy to check.',
    'The habits of selling grow slowly, and they change with practice.',
  ],
  implications: [
    'The earlier such a point is taken up, the less it asks of everyone.',
    'What is settled here makes the other areas easier, too.',
    '{{OWNER}} decides how fast this goes, and the team decides how well it lasts.',
    'Each point can be taken up alone, which keeps the effort small.',
    'A year from now it will be easy to see whether something has moved.',
  ],
  criticalPath: [
    'The dates stand beside the steps, so that progress can be seen.',
    'What comes later builds on what is done before.',
    '{{OWNER}} keeps the order in hand and gives the work itself to others.',
    'Where a step takes longer, the ones behind it can wait without harm.',
    'A short look at the plan at fixed times keeps it alive.',
  ],
  overview: [
    'The sections that follow take up each area in turn.',
    '{{OWNER}} will find the reasons beside each statement.',
    'What stands here rests on the answers as they were given.',
    'The picture has bright and dark places, and both deserve a look.',
    'Most of it can be changed from within, without help from outside.',
  ],
  transitionReadiness: [
    'How far the way still is depends on what others can take over.',
    'The next months will show which tasks find a new home.',
    'Such a move is made of many small ones.',
    '{{OWNER}} and the team walk this way together.',
    'It helps to fix a day on which the stage is looked at again.',
    'Nobody has to hurry, but somebody has to begin.',
  ],
  overallConclusion: [
    'The plan shows where to begin, and {{OWNER}} knows whom to ask first.',
    'A business like this is best changed one habit at a time.',
    'Those who work in it every day are the ones to carry it on.',
    'What is decided now will be felt long after this report is put away.',
    'The coach can help to choose the first move and to keep the pace.',
    'Patience and a fixed date do more here than a grand design.',
  ],
};
