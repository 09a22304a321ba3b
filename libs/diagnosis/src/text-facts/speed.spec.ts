import { describe, expect, it } from '@jest/globals';
import { readAnswer } from './read-answer.js';

/** Unterminated beginnings of what the patterns match, which make nested quantifiers backtrack. */
const endless = [
  ...['a ', 'A', 'A.', 'A-', 'Aa, ', '1,1 ', '1 000 ', '€1', '0', '.', ' '],
  ...['I want to ', 'our largest ', 'half of our ', 'in the next ', 'by the end of ', 'March '],
  ...[
    'client is ',
    'customers who ',
    'my brother and ',
    'two of our a a a ',
    'prices up but ',
    "i'm ",
  ],
];

const written = { submittedOn: '2026-11-23', country: 'GB' } as const;

/**
 * The minimum of several runs in µs of CPU time, which other load on the machine does not affect.
 */
const timeOf = (text: string, runs: number): number =>
  Math.min(
    ...Array.from({ length: runs }, () => {
      const start = process.cpuUsage();
      readAnswer(text, written);
      return process.cpuUsage(start).user;
    }),
  );

describe('the time that reading takes', () => {
  it.each(endless)('grows no faster than the text: %j', (part) => {
    const textOf = (length: number) =>
      part.repeat(Math.ceil(length / part.length)).slice(0, length);
    const short = timeOf(textOf(1_000), 5);
    // Sixteen times the text takes about sixteen times as long; with backtracking it takes 256
    // times as long, or never ends. The factor between leaves room for a busy machine.
    expect(timeOf(textOf(16_000), 2)).toBeLessThan(100 * Math.max(short, 1_000));
  });
});
