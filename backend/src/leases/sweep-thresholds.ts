/** How many rows one run of a sweep takes, so that a flood is worked off in portions. */
export const rowsPerRun = 100;

/** A pending row this many seconds past its time should have a job; a nudge takes far less. */
export const pendingGraceSeconds = 10;

/**
 * The sweeps run every five seconds, so that what a killed worker left goes on within twenty: its
 * lease takes up to fifteen to run out. Their lease is shorter, so that no turn is skipped.
 */
export const sweepTimes = '*/5 * * * * *';
export const sweepLeaseSeconds = 4;

/**
 * A row this many seconds past its time is worked on from the table, whether or not it has a job:
 * the job may be one that no worker fetches.
 */
export const overdueSeconds = 30;
