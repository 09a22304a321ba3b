import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { formatted } from '../../scripts/lint/formatted.mjs';
import { tableHead, tableLine } from './results.mjs';

const begin = '<!-- The table: npm run bench -- --write -->';
const end = '<!-- End of the table -->';

/** P1 to P21, then the rows of growth and those of the desk. @param {string} line */
function placeOf(line) {
  const row = cellsOf(line)[1] ?? '';
  return 100 * 'PGD'.indexOf(row.charAt(0)) + Number(row.slice(1));
}

const cellsOf = (/** @type {string} */ line) => line.split('|').map((cell) => cell.trim());

/**
 * A page with rows put into its table. Rows that were not taken stay as they are, with their day.
 *
 * @param {string} text
 * @param {readonly import('./results.mjs').Result[]} results
 */
export function withRows(text, results) {
  const [before = '', rest = ''] = text.split(begin);
  const [table = '', after = ''] = rest.split(end);
  const taken = new Set(results.map(({ row }) => row));
  const kept = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(tableHead.length)
    .filter((line) => !taken.has(cellsOf(line)[1] ?? ''));
  const lines = [...kept, ...results.map((result) => tableLine(result))];
  const sorted = lines.sort((one, other) => placeOf(one) - placeOf(other));
  const [processor] = cpus();
  const machine = `Last run on ${cpus().length} cores (${processor?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}.`;
  return [before + begin, '', machine, '', ...tableHead, ...sorted, '', end + after].join('\n');
}

/**
 * Puts rows into the table of a page.
 *
 * @param {URL} page
 * @param {readonly import('./results.mjs').Result[]} results
 */
export async function writeTable(page, results) {
  const text = withRows(readFileSync(page, 'utf8'), results);
  writeFileSync(page, await formatted(fileURLToPath(page), text));
}
