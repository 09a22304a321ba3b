/**
 * What one row saw.
 *
 * @typedef {object} Result
 * @property {string} row its name, such as `P4`
 * @property {string} what in words
 * @property {string} [baseline] what the other side took in the same run
 * @property {string} seen
 * @property {number} [value] what the goals are about
 * @property {string} [unit] of the value; `x` for a ratio
 * @property {number} [digits] after the point, 2 by default
 * @property {number} [pass] the most that passes; the least where `isAtLeast`
 * @property {number} [best]
 * @property {boolean} [isAtLeast]
 */

/** @param {Result} result @param {number | undefined} goal */
function judged({ value, unit = 'x', isAtLeast = false }, goal) {
  if (goal === undefined || value === undefined) return '–';
  const isMet = isAtLeast ? value >= goal : value <= goal;
  const words = `${isAtLeast ? '≥' : '≤'} ${goal} ${unit}`;
  return isMet ? `${words}: yes` : `${words}: **no**`;
}

/** @param {Result} result */
const inFigures = ({ value, unit = 'x', digits = 2 }) =>
  value === undefined ? '–' : `${value.toFixed(digits)} ${unit}`;

export const tableHead = [
  '| Row | What | Baseline | Seen | Value | Pass | Best | On |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
];

/**
 * A line of the table.
 *
 * @param {Result} result
 * @param {Date} [day]
 */
export const tableLine = (result, day = new Date()) =>
  `| ${[
    result.row,
    result.what,
    result.baseline ?? '–',
    result.seen,
    inFigures(result),
    judged(result, result.pass),
    judged(result, result.best),
    day.toISOString().slice(0, 10),
  ].join(' | ')} |`;
