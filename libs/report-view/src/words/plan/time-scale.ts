const day = 24 * 60 * 60 * 1000;

const noon = (plainDate: string): number => Date.parse(`${plainDate}T12:00:00Z`);

/** The first days of the months that touch the time between two plain dates. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  const end = last.slice(0, 7);
  for (let month = first.slice(0, 7); month <= end; month = after(month))
    months.push(`${month}-01`);
  return months;
}

/** The month after one, both as `yyyy-MM`. */
function after(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** A scale of time over whole months. */
export interface TimeScale {
  /** The first day of each month, a plain date, and where it stands. */
  readonly months: readonly { readonly first: string; readonly at: number }[];
  /** Where a plain date stands, in per cent. */
  readonly at: (plainDate: string) => number;
}

/** The scale on which all of these plain dates fit. */
export function timeScale(dates: readonly string[]): TimeScale {
  const sorted = [...dates].sort();
  const months = monthsBetween(sorted[0] ?? '', sorted.at(-1) ?? '');
  const start = noon(months[0] ?? '');
  const end = noon(`${after((months.at(-1) ?? '').slice(0, 7))}-01`) - day;
  const at = (date: string): number => ((noon(date) - start) / (end - start)) * 100;
  return { months: months.map((first) => ({ first, at: at(first) })), at };
}
