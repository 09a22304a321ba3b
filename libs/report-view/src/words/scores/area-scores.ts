import type { Analysis, Area } from '@ellac/contracts';

/** The three area scores, in the order of the model. */
export const areaScores = (analysis: Analysis): Readonly<Record<Area, number>> => ({
  systems: analysis.businessScore,
  leadership: analysis.leadershipScore,
  market: analysis.contextScore,
});
