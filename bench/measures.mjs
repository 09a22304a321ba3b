import { coldStart } from './rows/cold-start.mjs';
import { bytes } from './rows/bytes.mjs';
import { desk } from './rows/desk.mjs';
import { firstPaint } from './rows/first-paint.mjs';
import { growth, growthRows } from './rows/growth.mjs';
import { keyCosts, throttledKeys } from './rows/keystrokes.mjs';
import { logins } from './rows/login.mjs';
import { mailWaits } from './rows/mail.mjs';
import { memory } from './rows/memory.mjs';
import { neighbours } from './rows/neighbours.mjs';
import { pdf } from './rows/pdf.mjs';
import { pipeline } from './rows/pipeline.mjs';
import { pickUp, queueTax } from './rows/queue.mjs';
import { reads } from './rows/reads.mjs';
import { submissions, submissionStatements } from './rows/submission.mjs';

/**
 * Rows that are measured together.
 *
 * @typedef {object} Measure
 * @property {readonly string[]} rows
 * @property {string} [name] of all of them together
 * @property {(setup: import('./harness/setup.mjs').Setup, options: Options) => Promise<import('./harness/results.mjs').Result[]>} take
 */

/** @typedef {Pick<import('./harness/options.mjs').BenchOptions, 'isMillion' | 'rows'>} Options */

/** @type {readonly Measure[]} */
export const measures = [
  { rows: ['P1', 'P3'], take: submissions },
  { rows: ['P2'], take: submissionStatements },
  { rows: ['P4'], take: reads },
  { rows: ['P5'], take: pipeline },
  { rows: ['P6'], take: queueTax },
  { rows: ['P7'], take: pickUp },
  { rows: ['P8'], take: mailWaits },
  { rows: ['P9', 'P10', 'P11', 'P12'], take: bytes },
  { rows: ['P13'], take: keyCosts },
  { rows: ['P14'], take: throttledKeys },
  { rows: ['P15', 'P16'], take: firstPaint },
  { rows: ['P17'], take: pdf },
  { rows: ['P18'], take: logins },
  { rows: ['P19'], take: neighbours },
  { rows: ['P20'], take: coldStart },
  { rows: ['P21'], take: memory },
  { name: 'growth', rows: growthRows, take: growth },
  { name: 'desk', rows: ['D1', 'D2', 'D3', 'D4'], take: desk },
];
