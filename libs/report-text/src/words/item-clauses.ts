import type { ScoredItem } from '@ellac/contracts';
import { scoredItems } from '@ellac/diagnosis/parts';
import type { Business } from '../business/business.js';

/** The answer as a clause in lower case, or that it was left open. */
export function clauseOf(item: ScoredItem, { answers }: Business): string {
  if (!item.given) return `“${item.label.toLowerCase()}” was left open`;
  return scoredItems.find(({ id }) => id === item.id)!.clause(answers);
}

const rating = /^(.+) (?:is|are) rated (\d) of 5$/;

/** Joins two clauses; equal ratings are mentioned once. */
export function clausesTogether([first = '', second = '']: readonly string[]): string {
  const [, subject, rated] = rating.exec(first) ?? [];
  const [, other, alsoRated] = rating.exec(second) ?? [];
  if (second === '') return first;
  if (subject === undefined || other === undefined) return `${first}, and ${second}`;
  return rated === alsoRated
    ? `${subject} and ${other} are both rated ${rated} of 5`
    : `${first}, ${other} ${alsoRated} of 5`;
}
