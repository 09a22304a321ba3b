import { parseArgs } from 'node:util';
import { Problem } from '../run/problem.mjs';

/**
 * @typedef {object} StormOptions what `npm run test:faults` is asked for
 * @property {number} seed the first seed
 * @property {number} seeds how many, each one higher than the one before
 * @property {number} submissions in each of them
 */

const HOW =
  'npm run test:faults takes --seed, --seeds and --submissions, each with a whole number, as in npm run test:faults -- --seeds 20 --submissions 100.';

/**
 * @param {string[]} args
 * @returns {StormOptions}
 * @throws {Problem} with one sentence for what is wrong
 */
export function readStormOptions(args) {
  const { seed = '1', seeds = '1', submissions = '100' } = parsed(args);
  return {
    seed: wholeNumber('--seed', seed),
    seeds: wholeNumber('--seeds', seeds),
    submissions: wholeNumber('--submissions', submissions),
  };
}

/** @param {string[]} args */
function parsed(args) {
  const string = /** @type {const} */ ({ type: 'string' });
  try {
    return parseArgs({ args, options: { seed: string, seeds: string, submissions: string } })
      .values;
  } catch {
    throw new Problem(`npm run test:faults cannot use ${args.join(' ')}: ${HOW}`);
  }
}

/** @param {string} name @param {string} value @returns {number} 1 or more */
function wholeNumber(name, value) {
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new Problem(`${name} cannot be ${value}: ${HOW}`);
  return Number(value);
}
