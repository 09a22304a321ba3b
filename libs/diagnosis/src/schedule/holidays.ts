import { addDays } from './calendar.js';

/** No step ends between these days of two years, as nobody works on it then; judgement. */
const from = '12-20';
const until = '01-06';
const next = '01-10';

/** The plain date, or 10 January where it falls into the holidays. */
export function afterHolidays(date: string): string {
  const [year, day] = [Number(date.slice(0, 4)), date.slice(5)];
  if (day >= from) return `${year + 1}-${next}`;
  return day <= until ? `${year}-${next}` : date;
}

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The plain date, or the Monday after it where it is a Saturday or a Sunday. */
export function afterWeekend(date: string): string {
  const weekday = weekdayOf(date);
  if (weekday === 6) return addDays(date, 2);
  return weekday === 0 ? addDays(date, 1) : date;
}

/** The plain date, or the Friday before it where it is a Saturday or a Sunday. */
export function beforeWeekend(date: string): string {
  const weekday = weekdayOf(date);
  if (weekday === 6) return addDays(date, -1);
  return weekday === 0 ? addDays(date, -2) : date;
}
