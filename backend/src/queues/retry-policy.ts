/** When work is tried again, all on one screen. Times in seconds. */
export interface RetryPolicy {
  /** The pause before the second try, the third, … ; one entry fewer than there are tries. */
  readonly pauses: readonly number[];
  /** A worker that is silent for longer has lost its turn. */
  readonly lease: number;
  /** How often a worker that is alive renews its lease. */
  readonly heartbeat: number;
}

export const analysisRetry: RetryPolicy = { pauses: [10, 60], lease: 15, heartbeat: 5 };

/** A horizon of some four hours, as mail servers that greylist expect (RFC 5321, 4.5.4.1). */
export const deliveryRetry: RetryPolicy = {
  pauses: [60, 300, 900, 1800, 3600, 7200],
  lease: 15,
  heartbeat: 5,
};

/** The pause after try number `attempt` (from 1), or null when that was the last one. */
export const pauseAfter = (policy: RetryPolicy, attempt: number): number | null =>
  policy.pauses[attempt - 1] ?? null;

/** How often work is tried in all. */
export const triesOf = (policy: RetryPolicy): number => policy.pauses.length + 1;
