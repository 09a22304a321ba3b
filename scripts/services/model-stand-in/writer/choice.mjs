/**
 * A stable number from a text (FNV-1a, 32 bits).
 *
 * @param {string} text
 */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * The same list, begun at a place that the seed decides: its first entry is the choice, the others
 * are what to take where that one does not fit.
 *
 * @template Value
 * @param {readonly Value[]} list
 * @param {string} seed
 * @param {number} [further] so many places on, for neighbours that are not to sound alike
 * @returns {Value[]}
 */
export function turned(list, seed, further = 0) {
  const start = list.length === 0 ? 0 : (hashOf(seed) + further) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/**
 * @param {string} seed
 * @returns {boolean} as often true as false
 */
export const coin = (seed) => hashOf(seed) % 2 === 0;
