import { priorities, type Area, type Priority } from '@ellac/contracts';
import type { Alias } from './model/answers.js';
import type { Ground } from './situation/ground.js';
import { isUnderrated } from './model/marks-of-areas.js';
import { isRating } from './model/ratings.js';

/** Answers on size and line of business, which do not say how well the business does. */
const circumstances: ReadonlySet<Alias> = new Set([
  'emp',
  'partners',
  'silent',
  'industry',
  'core',
]);

/**
 * Whether a gap rests only on low ratings in an area whose facts are far better, which points to a
 * self-critical owner. Such a gap is asked about before it is worked on.
 */
export const isModest = (
  area: Area,
  inputs: readonly Alias[],
  { marks }: Pick<Ground, 'marks'>,
): boolean =>
  isUnderrated(marks[area]) &&
  inputs.some(isRating) &&
  inputs.every((alias) => isRating(alias) || circumstances.has(alias));

/** At most medium. */
export const withoutHaste = (priority: Priority): Priority =>
  priorities.indexOf(priority) < priorities.indexOf('medium') ? 'medium' : priority;
