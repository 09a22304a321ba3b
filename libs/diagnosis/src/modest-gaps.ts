import { priorities, type Area, type Priority } from '@ellac/contracts';
import type { Alias } from './model/answers.js';
import type { Ground } from './situation/ground.js';
import { isUnderrated } from './model/marks-of-areas.js';
import { isRating } from './model/scored-items.js';

/** They tell how large a business is and what it does, not how well it does it. */
const circumstances: ReadonlySet<Alias> = new Set([
  'emp',
  'partners',
  'silent',
  'industry',
  'core',
]);

/**
 * Whether a gap rests on low ratings alone in an area whose facts are far better: an owner who is
 * hard on the own business. Such a gap is asked about before it is worked on.
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
