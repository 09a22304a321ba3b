import { parseArgs } from 'node:util';
import { Problem } from '../../scripts/run/problem.mjs';

/**
 * @typedef {object} BenchOptions
 * @property {readonly string[]} rows those to take
 * @property {boolean} isMillion whether the growth rows also take a million companies
 * @property {boolean} isWritten whether the rows are written into `docs/performance.md`
 */

/**
 * The words after `npm run bench --`.
 *
 * @param {string[]} args
 * @param {readonly { readonly rows: readonly string[], readonly name?: string }[]} measures
 * @returns {BenchOptions}
 * @throws {Problem} with one sentence for what is wrong
 */
export function readOptions(args, measures) {
  const { values, positionals } = parsed(args);
  const known = measures.flatMap(({ rows }) => rows);
  const rows = positionals.flatMap((word) => {
    const together = measures.find(({ name }) => name === word.toLowerCase());
    if (together !== undefined) return together.rows;
    const row = word.toUpperCase();
    if (known.includes(row)) return [row];
    const names = measures.flatMap(({ name }) => name ?? []);
    throw new Problem(`There is no row ${word}: the rows are ${[...known, ...names].join(', ')}.`);
  });
  return {
    rows: rows.length === 0 ? known : rows,
    isMillion: values.million === true,
    isWritten: values.write === true,
  };
}

/** @param {string[]} args */
function parsed(args) {
  const boolean = /** @type {const} */ ({ type: 'boolean' });
  try {
    return parseArgs({
      args,
      options: { million: boolean, write: boolean },
      allowPositionals: true,
    });
  } catch {
    throw new Problem(
      `npm run bench does not know ${args.join(' ')}: it takes rows, --million and --write, as in npm run bench -- P4 --write.`,
    );
  }
}
