/** @typedef {import('./graph.mjs').Result} Result */

/**
 * The results of a run for `console.table`, one row for each stage in the order of their starts.
 *
 * @param {Result[]} results
 * @returns {Record<string, object>} by the stage's name; times in seconds
 */
export function rowsOf(results) {
  const ordered = results.toSorted((one, other) => one.from - other.from);
  return Object.fromEntries(
    ordered.map(({ name, state, from, seconds, counts }) => [
      name,
      { result: state, from: Math.round(from), took: Number(seconds.toFixed(1)), ...counts },
    ]),
  );
}

/**
 * @param {Result[]} results
 * @returns {string} the line from which continuous integration counts the tests; a failed stage
 *   without counts is counted as one failed test
 */
export function closingLine(results) {
  const sum = (/** @type {keyof import('./counts.mjs').Counts} */ kind) =>
    results.reduce((total, { counts }) => total + (counts?.[kind] ?? 0), 0);
  const uncounted = results.filter(({ state, counts }) => state === 'failed' && !counts?.failed);
  const others = /** @type {const} */ (['skipped', 'flaky']).map((kind) => `${sum(kind)} ${kind}`);
  return [
    `${sum('passed')} passed`,
    `${sum('failed') + uncounted.length} failed`,
    ...others.filter((text) => !text.startsWith('0 ')),
  ].join(', ');
}
