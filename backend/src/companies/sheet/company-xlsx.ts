import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { atMost } from '../../common/at-most.js';
import type { CompanyRow } from '../company-columns.js';
import { sheetColumns } from './sheet-columns.js';

/** Each file needs a thread and its memory; the others wait, and have read nothing until then. */
const inTurn = atMost(1);

/**
 * An Excel file of companies. It is made in a thread of its own: ten thousand rows are two seconds
 * of work, during which the server would answer nobody.
 */
export const companyXlsx = (batches: AsyncIterable<readonly CompanyRow[]>): Promise<Uint8Array> =>
  inTurn(() => make(batches));

async function make(batches: AsyncIterable<readonly CompanyRow[]>): Promise<Uint8Array> {
  const rows = [];
  for await (const batch of batches)
    rows.push(...batch.map((company) => sheetColumns.map(({ cellOf }) => cellOf(company))));
  const titles = sheetColumns.map(({ title }) => title);
  const worker = new Worker(new URL('./xlsx-worker.mjs', import.meta.url), {
    workerData: { titles, rows },
  });
  const [file] = (await once(worker, 'message')) as [Uint8Array];
  return file;
}
