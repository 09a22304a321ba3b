import { describe, expect, it } from '@jest/globals';
import { readAnswer } from './read-answer.js';

/** Beginnings of what patterns look for, without an end: patterns that nest would try all ways. */
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

/** The least of some runs in µs of the processor's time, which others on the machine do not lengthen. */
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
    // Sixteen times the text takes about sixteen times as long; a pattern that tries all ways takes
    // 256 times, or never ends. The factor between is for a busy machine.
    expect(timeOf(textOf(16_000), 2)).toBeLessThan(100 * Math.max(short, 1_000));
  });
});
