/** A day of the calendar without a time of day: `2028-08-31`. */
export type PlainDate = string;

/** A time with a first and a last day. */
export interface Period {
  readonly first: PlainDate;
  readonly last: PlainDate;
}

const plainDate = (year: number, month: number, day: number): PlainDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Whole months, the first from 1 to 12; months beyond 12 are those of the years that follow. */
export const monthsFrom = (year: number, month: number, count = 1): Period => ({
  first: plainDate(year, month, 1),
  last: plainDate(year, month + count, 0),
});

export const yearOf = (date: PlainDate): number => Number(date.slice(0, 4));
export const monthOf = (date: PlainDate): number => Number(date.slice(5, 7));
const dayOf = (date: PlainDate): number => Number(date.slice(8, 10));

/** A single day; nothing where the calendar has no such day. */
export function dayIn(year: number, month: number, day: number): Period | undefined {
  const date = plainDate(year, month, day);
  return monthOf(date) === month && dayOf(date) === day ? { first: date, last: date } : undefined;
}

export const dayBefore = (date: PlainDate): PlainDate =>
  plainDate(yearOf(date), monthOf(date), dayOf(date) - 1);

/** The month in which it is so many months later than on this day. */
export const monthAfter = (date: PlainDate, months: number): Period =>
  monthsFrom(yearOf(date), monthOf(date) + months);

/** Whole months from one day to another; the end of a month ends a whole one. Negative if earlier. */
export function wholeMonths(from: PlainDate, to: PlainDate): number {
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
  const endsMonth = monthOf(plainDate(yearOf(to), monthOf(to), dayOf(to) + 1)) !== monthOf(to);
  return dayOf(to) < dayOf(from) && !endsMonth ? months - 1 : months;
}
