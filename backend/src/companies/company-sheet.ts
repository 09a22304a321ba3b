import { stringify } from 'csv-stringify/sync';
import { type Cell, companyFields, newestFields } from './company-fields.js';
import type { CompanyListRow } from './company-list.reader.js';

/** The columns from left to right; what belongs to a report is that of the newest. */
const columns = Object.entries({ ...companyFields, ...newestFields }).flatMap(
  ([key, { sheet }]) => {
    if (sheet === undefined) return [];
    const cell = sheet.cell as (value: unknown) => Cell;
    return [
      {
        title: sheet.title,
        cellOf: (company: CompanyListRow) => cell(company[key as keyof CompanyListRow]),
      },
    ];
  },
);

/**
 * The pieces of a CSV file (RFC 4180) of companies that come in batches; the first one has the
 * first batch. Its mark at the beginning tells spreadsheet programs that it is UTF-8, and text that
 * they would run as a formula gets an apostrophe in front.
 */
export async function* companySheet(
  batches: AsyncIterable<readonly CompanyListRow[]>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const batch of batches) {
    const records = batch.map((company) => columns.map(({ cellOf }) => cellOf(company)));
    yield stringify(records, {
      columns: columns.map(({ title }) => title),
      header: isFirst,
      bom: isFirst,
      record_delimiter: 'windows',
      escape_formulas: true,
    });
    isFirst = false;
  }
}
