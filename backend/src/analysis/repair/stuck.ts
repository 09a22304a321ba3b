import { pendingGraceSeconds } from '../../leases/sweep-thresholds.js';

/* SQL conditions of stuck work: for the repair and for the coaches' list of needs. */

/**
 * A condition on `analyses`: the lease has expired. A living worker renews it, so this worker died.
 */
export const abandonedSql = `generation_status = 'processing' AND lease_until < now()`;

/** A condition on `analyses`: a worker holds the lease. */
export const heldSql = `generation_status = 'processing' AND lease_until >= now()`;

/** A condition on `analyses`: it should have been claimed by now. Whether it has a job, only the queue can say. */
export const overdueSql = `generation_status = 'pending'
  AND next_attempt_at < now() - make_interval(secs => ${pendingGraceSeconds})`;

const withoutAnalysis = `SELECT id, company_id, submitted_at FROM responses
  WHERE NOT EXISTS (SELECT FROM analyses WHERE response_id = responses.id)`;

/**
 * A query for the responses of the last day without an analysis. Both are made in one transaction,
 * so there is nearly never one; to look through all responses every few seconds would cost more
 * than it finds.
 */
export const responsesWithoutAnalysisSql = `${withoutAnalysis}
  AND submitted_at > now() - interval '1 day'`;

/** The same for the last month, for an admin who waits for the answer. */
const monthWithoutAnalysisSql = `${withoutAnalysis}
  AND submitted_at > now() - interval '1 month'`;

/**
 * A query for all responses without an analysis. A response has at most one analysis, so the
 * difference of the two row counts is the number to find. It is nearly always 0, and LIMIT 0 skips
 * the search.
 */
const allWithoutAnalysisSql = `${withoutAnalysis}
  LIMIT (SELECT count(*) FROM responses) - (SELECT count(*) FROM analyses)`;

/** The queries for responses without an analysis, by how far they look back. */
export const withoutAnalysisSql = {
  day: responsesWithoutAnalysisSql,
  month: monthWithoutAnalysisSql,
  all: allWithoutAnalysisSql,
} as const;

export type LookBack = keyof typeof withoutAnalysisSql;
