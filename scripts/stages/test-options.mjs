import { parseArgs } from 'node:util';
import { Problem } from '../run/problem.mjs';

/**
 * @typedef {object} TestOptions what `npm test` is asked for
 * @property {string[]} only names of stages; empty: all
 * @property {string[]} files parts of the names of test files; empty: all of the stages
 * @property {string[]} runner passed unchanged to the test runner
 * @property {boolean} sweep whether the browser tests every tab in every state and size
 */

const HOW =
  'npm test takes --only <stages>, after one stage of tests parts of file names, and --sweep, as in npm test -- --only api submit.';

/**
 * @param {string[]} args those after the first `--`; after a second one come those for the test
 *   runner
 * @returns {TestOptions}
 * @throws {Problem} with one sentence for what is wrong
 */
export function readTestOptions(args) {
  const end = args.indexOf('--');
  const own = end === -1 ? args : args.slice(0, end);
  const runner = end === -1 ? [] : args.slice(end + 1);
  const { values, positionals: files } = parsed(own);
  const only = (values.only ?? '').split(',').filter(Boolean);
  if (values.only === '') throw new Problem(`--only names no stage: ${HOW}`);
  if (files.length + runner.length > 0 && only.length !== 1) {
    const what = files[0] ?? runner[0];
    throw new Problem(`${what} belongs to one stage, which --only names: ${HOW}`);
  }
  return { only, files, runner, sweep: values.sweep ?? false };
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { only: { type: 'string' }, sweep: { type: 'boolean' } },
    });
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const unknown = /'(-[^' ]*)/.exec(message)?.[1] ?? args.join(' ');
    throw new Problem(`npm test cannot use ${unknown} like this: ${HOW}`);
  }
}
