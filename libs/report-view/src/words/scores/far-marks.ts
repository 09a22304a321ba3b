import {
  areFarApart,
  formatScore,
  type Analysis,
  type Area,
  type TwoMarks,
} from '@ellac/contracts';

/** An area's two marks, where they are far apart and the report has them. */
export function farMarks({ marks }: Analysis, area: Area): TwoMarks | null {
  const both = marks?.[area];
  return both !== undefined && areFarApart(both) ? both : null;
}

/** An area by what the owner rated. */
export const byRatings = ({ ratings }: TwoMarks): string =>
  `by your ratings ${formatScore(ratings)}`;

/** An area by what the owner stated as facts. */
export const byFacts = ({ facts }: TwoMarks): string => `by your facts ${formatScore(facts)}`;
