import type { Comparison } from '@ellac/contracts';
import { areasBeside, type ComparedReport, itemsBeside } from './side-by-side.js';

/**
 * What changed from one report of a company to another: all areas, and the items whose answer or
 * points differ, the greatest change of points first. An item that only one of them has is left
 * out: the rules changed, not the owner's answer.
 */
export function compareReports(earlier: ComparedReport, later: ComparedReport): Comparison {
  const pair = [earlier, later];
  return {
    earlier: { id: earlier.id, submittedAt: earlier.submittedAt },
    later: { id: later.id, submittedAt: later.submittedAt },
    overall: { before: earlier.content.overallScore, after: later.content.overallScore },
    areas: areasBeside(pair).map(({ area, scores: [before = 0, after = 0] }) => ({
      area,
      before,
      after,
    })),
    items: itemsBeside(pair).flatMap(({ answers: [before, after], ...item }) =>
      before && after && (before.answer !== after.answer || before.points !== after.points)
        ? [{ ...item, before, after }]
        : [],
    ),
  };
}
