// Runs in a thread of its own, which needs a file that Node loads as it is: turns rows into an
// Excel file.
import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';

/** @typedef {{ titles: string[], rows: (string | number | Date | null)[][] }} Sheet */

/** In characters; names and addresses are longer, and can be read in the cell's line. */
const columnWidth = 22;

/**
 * The format's own spelling of a text. `_x000D_` stands for a character that XML cannot hold, so a
 * text that looks like that needs it, too. The library finds texts in an object, so one that is
 * named like a member of every object must not stay as it is.
 *
 * @param {string} text
 */
function spelled(text) {
  const coded = (/** @type {string} */ sign) =>
    `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
  const whole = text.replace(/_(?=x[\dA-Fa-f]{4}_)|[^\P{Cc}\t\n]|\ufffd/gu, coded);
  return whole in Object.prototype ? coded(whole) + whole.slice(1) : whole;
}

const { titles, rows } = /** @type {Sheet} */ (workerData);
const header = titles.map((title) => ({ value: title, fontWeight: /** @type {const} */ ('bold') }));
const cells = rows.map((row) =>
  row.map((cell) =>
    // Excel takes a cell of the format "@" for text even after it was edited.
    typeof cell === 'string' ? { value: spelled(cell), type: String, format: '@' } : cell,
  ),
);
const file = await writeExcelFile([header, ...cells], {
  sheet: 'Companies',
  columns: titles.map(() => ({ width: columnWidth })),
  stickyRowsCount: 1,
  dateFormat: 'yyyy-mm-dd hh:mm:ss',
}).toBuffer();
parentPort?.postMessage(file);
