import {
  companyRecordFields,
  formatScore,
  labelOf,
  newestReportFields,
  type RecordField,
} from '@ellac/contracts';
import type { CompanyRow } from '../company-columns.js';

/** A cell of a sheet; null where it is empty. */
export type Cell = string | number | Date | null;

/** A column of a sheet. */
export interface SheetColumn {
  readonly title: string;
  readonly cellOf: (company: CompanyRow) => Cell;
}

function cellOf(field: RecordField, value: string | number | null): Cell {
  if (value === null) return null;
  switch (field.kind) {
    case 'choice':
      return labelOf(field.choices, String(value));
    case 'time':
      return new Date(value);
    case 'score':
      // Rounded to one decimal, as everywhere; still a number.
      return Number(formatScore(Number(value)));
    case 'text':
    case 'count':
      return value;
  }
}

const fields = { ...companyRecordFields, ...newestReportFields } as const;

/** The columns from left to right; what belongs to a report is that of the newest. */
export const sheetColumns: readonly SheetColumn[] = (
  Object.keys(fields) as (keyof typeof fields)[]
).map((key) => ({
  title: fields[key].title,
  cellOf: (company) => cellOf(fields[key], company[key]),
}));
