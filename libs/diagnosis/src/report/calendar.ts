/** When a step shows its first result and when it is finished, counted from the day of submission. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly unit: 'days' | 'months';
}

/**
 * What stands behind a timeline: `30-60 days`, `3-12 months`. A step that is `yearly` or `ongoing`
 * has no end, so it is looked at after a year; an ongoing one starts at once.
 */
export function spanOf(timeline: string): Span {
  if (timeline === 'yearly') return { start: 12, end: 12, unit: 'months' };
  if (timeline === 'ongoing') return { start: 0, end: 12, unit: 'months' };
  const [, start, end, unit] = /^(\d+)-(\d+) (days|months)$/.exec(timeline) ?? [];
  if (unit !== 'days' && unit !== 'months') throw new Error(`No timeline: “${timeline}”.`);
  return { start: Number(start), end: Number(end), unit };
}

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

/** Whole weeks from one plain date to another; negative where the other is earlier. */
export const weeksBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / (7 * 24 * 60 * 60 * 1000));

/** The plain date on which a timeline ends. */
export function endOf(timeline: string, submittedOn: string): string {
  const { end, unit } = spanOf(timeline);
  return unit === 'days' ? addDays(submittedOn, end) : addMonths(submittedOn, end);
}
