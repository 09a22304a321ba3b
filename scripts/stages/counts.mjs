import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} flaky browser tests that passed only when they were repeated
 */

/**
 * The summary lines of jest and Playwright (`465 passed`), and of `node --test` (`# pass 28`). Nx
 * prefixes each with a project's name.
 */
const CLOSING_LINES = [
  /^(?:[\w-]+: )?\s*Tests:\s.*$/gm,
  /^(?!Tests:)(?:[\w-]+: )?\s+\d+ (?:passed|failed|flaky|skipped|did not run|interrupted)\b.*$/gm,
  /^(?:[\w-]+: )?(?:#|ℹ) (?:pass|fail|cancelled|skipped) \d+$/gm,
];

/** @type {Record<string, keyof Counts>} */
const KINDS = {
  passed: 'passed',
  pass: 'passed',
  flaky: 'flaky',
  failed: 'failed',
  fail: 'failed',
  interrupted: 'failed',
  cancelled: 'failed',
  skipped: 'skipped',
  'did not run': 'skipped',
};

const NUMBER_AND_KIND = /(\d+) (passed|failed|flaky|skipped|did not run|interrupted)/g;
const KIND_AND_NUMBER = /(pass|fail|cancelled|skipped) (\d+)$/;

/**
 * How many tests passed, failed and were skipped, by the closing lines of all runners in an output.
 *
 * @param {string} output
 * @returns {Counts | undefined} undefined when no runner closed
 */
export function countsIn(output) {
  const text = stripVTControlCharacters(output);
  const lines = CLOSING_LINES.flatMap((pattern) => text.match(pattern) ?? []);
  if (lines.length === 0) return undefined;
  const counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  const add = (/** @type {string} */ kind, /** @type {string} */ number) => {
    const name = KINDS[kind];
    if (name) counts[name] += Number(number);
  };
  for (const line of lines) {
    const [, kind, number] = KIND_AND_NUMBER.exec(line) ?? [];
    if (kind && number) add(kind, number);
    else for (const [, count = '0', what = ''] of line.matchAll(NUMBER_AND_KIND)) add(what, count);
  }
  return counts;
}
