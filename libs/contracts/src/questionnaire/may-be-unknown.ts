import { notKnownPaths, type AnswerPath } from './answer-paths.js';

/**
 * The questions that the form lets an owner answer with "I don't know": figures that are looked up
 * or estimated. Whether something exists, what the owner thinks, and who works there is always
 * known.
 */
export const questionsThatMayBeUnknown = [
  'financial.annual_revenue',
  'financial.gross_profit_margin',
  'financial.net_profit_margin',
  'specialization.custom_vs_standard',
  'sales.sales_distribution',
  'customer.top_clients_revenue',
  'customer.retention_rate',
  'customer.revenue_breakdown',
  'owner_dependency.max_absence_days',
  'growth.projected_growth',
  'growth.revenue_predictability',
] as const;

/** Whether a question may be answered with "I don't know". */
export const mayBeUnknown = (question: string): boolean =>
  questionsThatMayBeUnknown.some((each) => each === question);

/** Stands in place of an answer that the owner marked as not known. */
export const notKnownText = 'Not known';

const belongsTo = (path: string, question: string): boolean =>
  path === question || path.startsWith(`${question}.`);

/** Whether a question, or a part of it, is among the paths that are marked as not known. */
export const isNotKnown = (notKnown: readonly AnswerPath[], question: string): boolean =>
  notKnown.some((path) => belongsTo(path, question));

/** The marked paths, in the order of the questions, after a question was marked or unmarked. */
export const markNotKnown = (
  notKnown: readonly AnswerPath[],
  question: string,
  marked: boolean,
): AnswerPath[] =>
  notKnownPaths.filter((path) =>
    belongsTo(path, question) ? marked : notKnown.some((known) => known === path),
  );
