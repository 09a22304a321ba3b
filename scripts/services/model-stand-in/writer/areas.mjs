/**
 * @typedef {import('../task-of.mjs').Task} Task
 * @typedef {'systems' | 'leadership' | 'market'} AreaName
 *
 * @typedef {object} Area
 * @property {AreaName} name
 * @property {string} score id of its fact
 * @property {number} points
 * @property {string} level
 * @property {string} subject as it stands within a sentence
 * @property {string} is
 * @property {string} stands
 */

/** @type {readonly Omit<Area, 'points' | 'level'>[]} */
const areas = [
  { name: 'systems', score: 'S02', subject: 'the business systems', is: 'are', stands: 'stand' },
  { name: 'leadership', score: 'S03', subject: 'leadership', is: 'is', stands: 'stands' },
  { name: 'market', score: 'S04', subject: 'the market side', is: 'is', stands: 'stands' },
];

/**
 * The areas whose scores a task knows, the highest first.
 *
 * @param {Task} task
 * @returns {Area[]}
 */
export const areasOf = ({ facts, judgement }) =>
  areas
    .flatMap((area) => {
      const fact = facts.find(({ id }) => id === area.score);
      const level = judgement.levels[area.name];
      if (fact === undefined || level === undefined) return [];
      return [{ ...area, level, points: Number.parseFloat(fact.value) }];
    })
    .toSorted((one, other) => other.points - one.points);
