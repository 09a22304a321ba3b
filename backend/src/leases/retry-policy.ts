/** When work is tried again, all on one screen. Times in seconds. */
export interface RetryPolicy {
  /** The pause before the second try, the third, … ; one entry fewer than there are tries. */
  readonly pauses: readonly number[];
  /** By what share of itself a pause is longer or shorter, so that what failed at once does not come back at once. */
  readonly jitter: number;
  /** A worker that is silent for longer has lost its lease. */
  readonly lease: number;
  /** How often a worker that is alive renews its lease. */
  readonly heartbeat: number;
}

/** A language model that is busy or broken is mostly back within a minute or two. */
export const analysisRetry: RetryPolicy = {
  pauses: [15, 120],
  jitter: 0.2,
  lease: 15,
  heartbeat: 5,
};

/** A horizon of some four hours, as mail servers that greylist expect (RFC 5321, 4.5.4.1). */
export const deliveryRetry: RetryPolicy = {
  pauses: [60, 300, 900, 1800, 3600, 7200],
  jitter: 0,
  lease: 15,
  heartbeat: 5,
};

/** The longest that another server may have us wait by its own word: a day. */
export const longestWait = 86_400;

/** The pause after try number `attempt` (from 1), or null when that was the last one. */
export function pauseAfter({ pauses, jitter }: RetryPolicy, attempt: number): number | null {
  const pause = pauses[attempt - 1];
  return pause === undefined ? null : pause * (1 + jitter * (2 * Math.random() - 1));
}

/** How often work is tried in all. */
export const triesOf = (policy: RetryPolicy): number => policy.pauses.length + 1;
