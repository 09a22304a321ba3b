import type { CompanyQuery } from './desk-records.js';

/** The files in which spreadsheet programs get the list of companies. */
export type SheetFormat = 'csv' | 'xlsx';

/** The name of the file that is downloaded on this day, in UTC. */
export const sheetFileName = (format: SheetFormat, day: Date): string =>
  `companies-${day.toISOString().slice(0, 'yyyy-mm-dd'.length)}.${format}`;

/** Companies that are chosen one by one, and the order in which they are listed. */
export interface CompanySelection {
  readonly ids: readonly string[];
  readonly sort?: NonNullable<CompanyQuery['sort']>;
}
