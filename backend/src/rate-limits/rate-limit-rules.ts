/** So many times within so many seconds. */
export interface RateLimitRule {
  readonly points: number;
  readonly seconds: number;
}

const quarter = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/**
 * Limits on what costs us or others something. The limits of an address are high: a workshop of
 * forty owners shares one.
 */
export const rateLimitRules = {
  /** Calls that were refused, of any kind; far above what forty owners of a workshop mistype. */
  refusedOfAddress: { points: 600, seconds: 60 },
  submissionOfEmail: { points: 5, seconds: hour },
  submissionOfAddress: { points: 100, seconds: hour },
  resendOfEmail: { points: 3, seconds: hour },
  resendOfAddress: { points: 20, seconds: hour },
  /** Per name and address together, so that nobody elsewhere can lock a coach out. */
  failedLogin: { points: 10, seconds: quarter },
  failedLoginOfAddress: { points: 100, seconds: quarter },
  /** From all addresses together. More of them wait for their turn: see `turnWait`. */
  failedLoginOfAccount: { points: 20, seconds: day },
  turnToLogIn: { points: 1, seconds: quarter },
  /** A browser that logged in before has its own limit, so that strangers cannot use it up. */
  failedLoginOfDevice: { points: 10, seconds: quarter },
  /** Sign-ins that begin at the provider of identities; each may ask it for something. */
  oidcOfAddress: { points: 60, seconds: quarter },
  failedPasswordChange: { points: 10, seconds: quarter },
  forgottenPasswordOfEmail: { points: 3, seconds: hour },
  forgottenPasswordOfAddress: { points: 20, seconds: hour },
  failedPasswordLinkOfAddress: { points: 50, seconds: hour },
  testMailOfUser: { points: 20, seconds: hour },
  /** Each computes two reports, which takes some milliseconds. */
  whatIfOfReport: { points: 120, seconds: quarter },
  whatIfOfAddress: { points: 600, seconds: quarter },
  tickOfReport: { points: 300, seconds: hour },
  planShareOfReport: { points: 30, seconds: hour },
  failedLinkOfReport: { points: 20, seconds: hour },
  failedLinkOfAddress: { points: 200, seconds: hour },
} as const satisfies Readonly<Record<string, RateLimitRule>>;

/**
 * Seconds until the next try at an account is compared, after so many failures beyond its limit. It
 * doubles with each, and has an end, so that an account is slowed and never locked.
 */
export const turnWait = (failuresBeyond: number): number =>
  Math.min(30 * 2 ** failuresBeyond, rateLimitRules.turnToLogIn.seconds);

/** New links for a report's owner, requested by anybody; the mails themselves are counted. */
export const resendsOfReport: RateLimitRule = { points: 3, seconds: hour };

export type RateLimitName = keyof typeof rateLimitRules;
