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
 * @param {readonly string[]} known all rows
 * @returns {BenchOptions}
 * @throws {Problem} with one sentence for what is wrong
 */
export function readOptions(args, known) {
  const { values, positionals } = parsed(args);
  const asked = positionals.map((name) => name.toUpperCase());
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Problem(`There is no row ${unknown}: the rows are ${known.join(', ')}.`);
  return {
    rows: asked.length === 0 ? known : asked,
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
