/** Added before rounding, because floating point represents some halves slightly below .5. */
const epsilon = 1e-9;

/** To a multiple of `unit`, halves away from zero. */
const toUnit = (value: number, unit: number): number =>
  Math.sign(value) * Math.round(Math.abs(value) / unit + epsilon) * unit;

/**
 * An amount with three significant digits, which is as much as answers in whole percent can carry.
 * Under 1,000 it is a multiple of ten, and under ten a whole amount.
 */
export function roundAmount(amount: number): number {
  const size = Math.abs(amount);
  if (size < 10) return toUnit(amount, 1);
  return toUnit(amount, size < 1000 ? 10 : 10 ** (Math.floor(Math.log10(size)) - 2));
}

/**
 * A part of a total, rounded and capped at the total. A part that equals the total is not rounded.
 */
export const roundPart = (part: number, total: number): number =>
  part >= total ? total : Math.min(roundAmount(part), total);

/** One decimal. */
export const roundToTenth = (value: number): number => toUnit(value * 10, 1) / 10;

/** A percentage in whole per cent; with one decimal where whole per cent would be 0 or 1. */
export function roundPercent(percent: number): number {
  const whole = toUnit(percent, 1);
  return Math.abs(whole) < 2 ? roundToTenth(percent) : whole;
}
