/** The shares of a percent group by their names. */
export type Shares = Readonly<Record<string, number>>;

/** The shares that follow when another one is set. */
export interface Followers {
  /** The first one takes the difference; the next one only what the first one cannot give. */
  readonly names: readonly string[];
  /** Whether the owner has given them; a slip in another share then leaves them alone. */
  readonly areAnswers: boolean;
}

const cents = (percent: number): number => Math.round(percent * 100);

/**
 * The shares that follow when one is set: those that the owner has not given, the last of the group
 * first; where all are given, the one given longest ago.
 *
 * @param given the shares that the owner has given, the latest last
 */
export function followersOf(shares: Shares, changed: string, given: readonly string[]): Followers {
  const others = Object.keys(shares).filter((name) => name !== changed);
  const open = others.filter((name) => !given.includes(name)).reverse();
  if (open.length > 0) return { names: open, areAnswers: false };
  return { names: given.filter((name) => others.includes(name)).slice(0, 1), areAnswers: true };
}

/** What the shares leave that neither changed nor follow, in percent; at least 0. */
export function atMost(shares: Shares, changed: string, followers: readonly string[]): number {
  const fixed = Object.entries(shares).filter(
    ([name]) => name !== changed && !followers.includes(name),
  );
  return Math.max(0, 10_000 - fixed.reduce((sum, [, share]) => sum + cents(share), 0)) / 100;
}

/**
 * The group after one share was set: it stays as typed, rounded to two decimals, and its followers
 * are adjusted, so that the sum is 100. No other share changes. A share beyond what is left makes
 * the sum more than 100.
 *
 * @param shares the shares before, together 100
 */
export function linkShares(
  shares: Shares,
  changed: string,
  percent: number,
  { names, areAnswers }: Followers,
): Record<string, number> {
  const share = cents(percent) / 100 || 0;
  const linked = { ...shares, [changed]: share };
  const rest = cents(atMost(shares, changed, names)) - cents(share);
  if (share < 0 || (rest < 0 && areAnswers)) return linked;
  let left = Math.max(0, rest);
  for (const name of names.slice(1).reverse()) {
    linked[name] = Math.min(cents(shares[name] ?? 0), left) / 100;
    left -= cents(linked[name]);
  }
  const [first] = names;
  if (first !== undefined) linked[first] = left / 100;
  return linked;
}
