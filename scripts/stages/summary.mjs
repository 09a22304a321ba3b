/** @typedef {import('./graph.mjs').Result} Result */

/**
 * What a run was, one row a stage in the order in which they began, for `console.table`.
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
 * @returns {string} the line by which continuous integration counts the tests; a stage that failed
 *   without a count is one that failed
 */
export function closingLine(results) {
  const sum = (/** @type {keyof import('./counts.mjs').Counts} */ kind) =>
    results.reduce((total, { counts }) => total + (counts?.[kind] ?? 0), 0);
  const uncounted = results.filter(({ state, counts }) => state === 'failed' && !counts?.failed);
  const skipped = sum('skipped');
  const closing = `${sum('passed')} passed, ${sum('failed') + uncounted.length} failed`;
  return skipped > 0 ? `${closing}, ${skipped} skipped` : closing;
}
