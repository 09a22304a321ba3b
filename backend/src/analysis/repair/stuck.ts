import { pendingGraceSeconds } from './thresholds.js';

/* What is stuck, as conditions in SQL; the repair looks for it, and coaches are told of it. */

/** Of `analyses`: a worker renews its lease while it lives, so this one's worker is gone. */
export const isAbandoned = `generation_status = 'processing' AND lease_until < now()`;

/** Of `analyses`: its turn should have come. Whether it has a job, only the queue can say. */
export const isOverdue = `generation_status = 'pending'
  AND next_attempt_at < now() - make_interval(secs => ${pendingGraceSeconds})`;

/**
 * Of `responses`. There is hardly ever one, and as no response has two analyses, the numbers of both
 * tell; the tables themselves are compared only where these differ.
 */
export const hasNoAnalysis = `(SELECT count(*) FROM responses) > (SELECT count(*) FROM analyses)
  AND NOT EXISTS (SELECT FROM analyses WHERE response_id = responses.id)`;
