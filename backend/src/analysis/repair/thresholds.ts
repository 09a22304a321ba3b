/** How many rows one run of a sweep takes, so that a flood is worked off in portions. */
export const rowsPerRun = 100;

/** A pending row this many seconds past its time should have a job; a nudge takes far less. */
export const pendingGraceSeconds = 30;

/** The repair runs every minute; the lease is a little shorter, so that no turn is skipped. */
export const repairPeriodSeconds = 55;
