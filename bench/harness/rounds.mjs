/**
 * Takes each side by turns, so that other work on the machine meets all of them. The first round
 * only warms up.
 *
 * @template {Record<string, () => Promise<unknown>>} Sides
 * @param {number} rounds
 * @param {Sides} sides
 * @returns {Promise<{ [Side in keyof Sides]: Awaited<ReturnType<Sides[Side]>>[] }>}
 */
export async function interleaved(rounds, sides) {
  /** @type {Record<string, unknown[]>} */
  const seen = Object.fromEntries(Object.keys(sides).map((side) => [side, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [side, measure] of Object.entries(sides)) {
      const value = await measure();
      if (round > 0) seen[side]?.push(value);
    }
  }
  return /** @type {{ [Side in keyof Sides]: Awaited<ReturnType<Sides[Side]>>[] }} */ (seen);
}
