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
  const shown = withGroupsOf(paths);
  return answersInWords(questionnaire, (path) => shown.has(path)).flatMap((tab) => tab.answers);
}

/** The paths and the groups that they are part of, as `sales.sales_distribution` of its parts. */
function withGroupsOf(paths: readonly string[]): Set<string> {
  const all = new Set(paths);
  // A set also goes through what is added to it on the way.
  for (const path of all) {
    const end = path.lastIndexOf('.');
    if (end > 0) all.add(path.slice(0, end));
  }
  return all;
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
