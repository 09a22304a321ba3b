/** A month of a year, 1 to 12. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** The last day of a month, as a plain date: `2028-02-29`. */
export const lastDayOf = ({ year, month }: Month): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** The month in which a plain date lies. */
export const monthOf = (plainDate: string): Month => ({
  year: Number(plainDate.slice(0, 4)),
  month: Number(plainDate.slice(5, 7)),
});

/** The next year in which this month is still to come, seen from `today`; this month counts. */
export const nextYearOf = (month: number, today: Month): number =>
  month >= today.month ? today.year : today.year + 1;

/** A year without a month means its end. */
export const endOfYear = 12;

/**
 * The names of the months, January first. Twelve formats of `Intl` would hold up the page's start
 * for longer than its first paint.
 */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
