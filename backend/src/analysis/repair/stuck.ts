import { pendingGraceSeconds } from '../../leases/sweep-thresholds.js';

/* SQL conditions of stuck work: for the repair and for the coaches' list of needs. */

/** A condition on `analyses`: a worker renews its lease while it lives, so this one's worker is gone. */
export const abandonedSql = `generation_status = 'processing' AND lease_until < now()`;

/** A condition on `analyses`: a worker is at it. */
export const heldSql = `generation_status = 'processing' AND lease_until >= now()`;

/** A condition on `analyses`: it should have been claimed by now. Whether it has a job, only the queue can say. */
export const overdueSql = `generation_status = 'pending'
  AND next_attempt_at < now() - make_interval(secs => ${pendingGraceSeconds})`;

/**
 * A query for the responses without an analysis. There is hardly ever one; and as no response has
 * two analyses, the numbers of both tell how many to look for, mostly none.
 */
export const responsesWithoutAnalysisSql = `
  SELECT id, company_id, submitted_at FROM responses
  WHERE NOT EXISTS (SELECT FROM analyses WHERE response_id = responses.id)
  LIMIT (SELECT count(*) FROM responses) - (SELECT count(*) FROM analyses)`;
