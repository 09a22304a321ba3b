import { coldStart } from './rows/cold-start.mjs';
import { logins } from './rows/login.mjs';
import { mailWaits } from './rows/mail.mjs';
import { memory } from './rows/memory.mjs';
import { neighbours } from './rows/neighbours.mjs';
import { pipeline } from './rows/pipeline.mjs';
import { pickUp, queueTax } from './rows/queue.mjs';
import { reads } from './rows/reads.mjs';
import { submissions, submissionStatements } from './rows/submission.mjs';

/**
 * Rows that are measured together.
 *
 * @typedef {object} Measure
 * @property {readonly string[]} rows
 * @property {(setup: import('./harness/setup.mjs').Setup, options: Options) => Promise<import('./harness/results.mjs').Result[]>} take
 */

/** @typedef {{ isMillion: boolean }} Options whether the growth rows also take a million companies */

/** @type {readonly Measure[]} */
export const measures = [
  { rows: ['P1', 'P3'], take: submissions },
  { rows: ['P2'], take: submissionStatements },
  { rows: ['P4'], take: reads },
  { rows: ['P5'], take: pipeline },
  { rows: ['P6'], take: queueTax },
  { rows: ['P7'], take: pickUp },
  { rows: ['P8'], take: mailWaits },
  { rows: ['P18'], take: logins },
  { rows: ['P19'], take: neighbours },
  { rows: ['P20'], take: coldStart },
  { rows: ['P21'], take: memory },
];
