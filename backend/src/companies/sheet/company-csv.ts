import { stringify } from 'csv-stringify/sync';
import type { CompanyRow } from '../company-columns.js';
import { type Cell, sheetColumns } from './sheet-columns.js';

/** A time as spreadsheet programs read it, in UTC. */
const inCsv = (cell: Cell): string | number | null =>
  cell instanceof Date
    ? cell.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace('T', ' ')
    : cell;

/**
 * The pieces of a CSV file (RFC 4180) of companies that come in batches; the first one has the
 * first batch. Its mark at the beginning tells spreadsheet programs that it is UTF-8. All text is
 * quoted, and gets an apostrophe in front where it would run as a formula.
 */
export async function* companyCsv(
  batches: AsyncIterable<readonly CompanyRow[]>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const batch of batches) {
    const records = batch.map((company) =>
      sheetColumns.map(({ cellOf }) => inCsv(cellOf(company))),
    );
    yield stringify(records, {
      columns: sheetColumns.map(({ title }) => title),
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
