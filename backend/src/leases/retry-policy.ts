/** When work is retried. All policies are in this file. Times in seconds. */
export interface RetryPolicy {
  /** The pause before the second try, the third, … ; one entry fewer than there are tries. */
  readonly pauses: readonly number[];
  /**
   * Jitter: the share of a pause by which it is randomly longer or shorter, so that work that
   * failed together is not retried together.
   */
  readonly jitter: number;
  /** The duration of a lease: a worker that does not renew it for so long has lost it. */
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

/** Upper limit for the wait that another server asks for: a day. */
export const longestWait = 86_400;

/** The pause after try number `attempt` (from 1), or null when that was the last one. */
export function pauseAfter({ pauses, jitter }: RetryPolicy, attempt: number): number | null {
  const pause = pauses[attempt - 1];
  return pause === undefined ? null : pause * (1 + jitter * (2 * Math.random() - 1));
}

/** How often work is tried in all. */
export const triesOf = (policy: RetryPolicy): number => policy.pauses.length + 1;
