import { levelRanges } from '@ellac/contracts';

/** The columns of `analyses` with the score of an area. */
export type AreaScore = 'business_score' | 'leadership_score' | 'context_score';

/** The level of a score as it is shown, with one decimal; null without a score. */
export const levelSql = (score: AreaScore): string =>
  `CASE ${levelRanges
    .toReversed()
    .map(({ level, from }) => `WHEN ${score} >= ${from} - 0.05 THEN '${level}'`)
    .join(' ')} END`;
