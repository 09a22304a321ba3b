import {
  companyRecordFields,
  formatScore,
  labelOf,
  newestReportFields,
  type RecordField,
} from '@ellac/contracts';
import { stringify } from 'csv-stringify/sync';
import type { CompanyRow } from './company-columns.js';

/** A cell of the CSV file. */
type Cell = string | number | null;

/** A value as spreadsheet programs read it. */
function cellOf(field: RecordField, value: Cell): Cell {
  if (value === null) return null;
  switch (field.kind) {
    case 'choice':
      return labelOf(field.choices, String(value));
    case 'time':
      // In UTC.
      return String(value).slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace('T', ' ');
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
const columns = (Object.keys(fields) as (keyof typeof fields)[]).map((key) => ({
  title: fields[key].title,
  cellOf: (company: CompanyRow) => cellOf(fields[key], company[key]),
}));

/**
 * The pieces of a CSV file (RFC 4180) of companies that come in batches; the first one has the
 * first batch. Its mark at the beginning tells spreadsheet programs that it is UTF-8. All text is
 * quoted, and gets an apostrophe in front where it would run as a formula.
 */
export async function* companySheet(
  batches: AsyncIterable<readonly CompanyRow[]>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const batch of batches) {
    const records = batch.map((company) => columns.map(({ cellOf }) => cellOf(company)));
    yield stringify(records, {
      columns: columns.map(({ title }) => title),
      header: isFirst,
      bom: isFirst,
      record_delimiter: 'windows',
      // A line break inside a cell ends the record for some programs, unless the cell is quoted.
      quoted_string: true,
      escape_formulas: true,
    });
    isFirst = false;
  }
}
