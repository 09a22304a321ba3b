const plainDate = (date: Date): string => date.toISOString().slice(0, 10);

/** The plain date (yyyy-MM-dd) so many days later. */
export function addDays(date: string, days: number): string {
  const later = new Date(`${date}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return plainDate(later);
}

/** The plain date so many months later; the last of the month where that day does not exist. */
export function addMonths(date: string, months: number): string {
  const start = new Date(`${date}T00:00:00Z`);
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return plainDate(new Date(Date.UTC(year, month + months, Math.min(day, lastDay))));
}

/** Days from one plain date to another; negative where the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);

/** Whole weeks from one plain date to another; negative where the other is earlier. */
export const weeksBetween = (from: string, to: string): number =>
  Math.floor(daysBetween(from, to) / 7);
