/** The shares of a percent group by their names. */
export type Shares = Readonly<Record<string, number>>;

const cents = (percent: number): number => Math.round(percent * 100);

/**
 * The group after one share was set: the other shares are adjusted, so that the sum stays 100.
 *
 * @param shares the shares before, each 0 to 100, together 100
 * @param changed the share that was set
 * @param percent its new value; clamped to 0 to 100 and rounded to two decimals
 * @param stalest the names of all shares, least recently changed first. The first one absorbs the
 *   difference; the next one absorbs only what is left when the first one has reached 0
 */
export function linkShares(
  shares: Shares,
  changed: string,
  percent: number,
  stalest: readonly string[],
): Record<string, number> {
  const linked = { ...shares, [changed]: Math.min(Math.max(cents(percent), 0), 10_000) / 100 };
  const others = stalest.filter((name) => name !== changed);
  let left = 10_000 - cents(linked[changed] ?? 0);
  for (const name of others.slice(1).reverse()) {
    linked[name] = Math.min(cents(linked[name] ?? 0), left) / 100;
    left -= cents(linked[name]);
  }
  const [adapting] = others;
  if (adapting !== undefined) linked[adapting] = left / 100;
  return linked;
}
