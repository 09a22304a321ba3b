/** The day (yyyy-MM-dd, UTC) from which the dates of a report count. */
export const plainDateOf = (moment: Date): string => moment.toISOString().slice(0, 10);
