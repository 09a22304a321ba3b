import {
  type Analysis,
  answersInWords,
  isNotKnown,
  type Questionnaire,
  type ReportEvidence,
  type RevenueShares,
} from '@ellac/contracts';

/** The answers that a report's evidence names, as its reader gets them; no other leaves the server. */
export function answersBehind(
  evidence: ReportEvidence,
  questionnaire: Questionnaire,
): Analysis['answers'] {
  const { keyGaps, recommendations, keyStrengths, keyWeaknesses = [] } = evidence;
  const paths = [
    ...Object.values(keyGaps).flat(),
    ...Object.values(recommendations).flat(),
    ...keyStrengths,
    ...keyWeaknesses,
  ].flatMap((reason) => reason.evidence);
  const shown = new Set(paths.flatMap(pathAndAbove));
  return answersInWords(questionnaire, (path) => shown.has(path)).flatMap((tab) => tab.answers);
}

/** `sales.sales_distribution.team`, and the groups that it is part of. */
function pathAndAbove(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, i) => parts.slice(0, i + 1).join('.'));
}

/** The shares that the report draws; none of a group in which a part is marked as not known. */
export function revenueSharesOf({ sales, customer, growth, meta }: Questionnaire): RevenueShares {
  const notKnown = meta?.notKnown ?? [];
  const known = <Value>(path: string, value: Value): Value | null =>
    isNotKnown(notKnown, path) ? null : value;
  return {
    salesBy: known('sales.sales_distribution', sales.sales_distribution),
    kind: known('customer.revenue_breakdown', customer.revenue_breakdown),
    certainty: known('growth.revenue_predictability', growth.revenue_predictability),
    largestClients: known('customer.top_clients_revenue', customer.top_clients_revenue),
  };
}
