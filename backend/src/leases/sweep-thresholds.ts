/** Rows that one run of a sweep takes, so that a large backlog is worked off in batches. */
export const rowsPerRun = 100;

/**
 * Seconds that a pending row may be overdue before it counts as without a job; enqueuing takes far
 * less.
 */
export const pendingGraceSeconds = 10;

/**
 * The sweeps run every five seconds, so that the work of a killed worker continues within twenty:
 * its lease takes up to fifteen to expire. The sweeps' own lease is shorter than five seconds, so
 * that no run is skipped.
 */
export const sweepTimes = '*/5 * * * * *';
export const sweepLeaseSeconds = 4;

/**
 * Seconds after which an overdue row is worked on from the table, even if it has a job: no worker
 * may be fetching that job.
 */
export const overdueSeconds = 30;
