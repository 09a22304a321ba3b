/**
 * @param {readonly number[]} values at least one
 * @param {number} share 0.5 for the median
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/** @param {number} value */
export const ms = (value) => `${value.toFixed(1)} ms`;

/** @param {number} value of megabytes */
export const mb = (value) => `${value.toFixed(1)} MB`;
