import { describe, expect, it } from '@jest/globals';
import { readAnswer } from './read-answer.js';
import type { ReadLanguage } from './reading/language-of.js';

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

/** The same in German and French. */
const endlessElsewhere = [
  ...['ein Kunde ', 'Ende ', 'in den nachsten ', 'unser ', 'ich will in ', 'die Halfte vom '],
  ...['40 ', 'a', 'Vertrag ', 'Preise ', "d'ici ", 'un client ', 'la moitie du ', 'notre '],
  ...['je veux ', "l'", 'dans les ', 'fin ', 'a ', '1 000 '],
];

const written = { submittedOn: '2026-11-23', country: 'GB' } as const;

/**
 * The minimum of several runs in µs of CPU time, which other load on the machine does not affect. The
 * first run that takes less than `enough` is the last one.
 */
function timeOf(
  text: string,
  language: ReadLanguage,
  { runs, enough }: { runs: number; enough: number },
): number {
  let least = Infinity;
  for (let run = 0; run < runs && least >= enough; run += 1) {
    const start = process.cpuUsage();
    readAnswer(text, { ...written, language });
    least = Math.min(least, process.cpuUsage(start).user);
  }
  return least;
}

describe('the time that reading takes', () => {
  it.each([
    ...endless.map((part) => ['english', part] as const),
    ...endlessElsewhere.flatMap(
      (part) =>
        [
          ['german', part],
          ['french', part],
        ] as const,
    ),
  ])('grows no faster than the text: in %s %j', (language, part) => {
    const textOf = (length: number) =>
      part.repeat(Math.ceil(length / part.length)).slice(0, length);
    const least = 500;
    const short = timeOf(textOf(500), language, { runs: 5, enough: least });
    // Sixteen times the text takes about sixteen times as long; with backtracking it takes 256
    // times as long, or never ends. The factor between leaves room for a busy machine.
    const most = 100 * Math.max(short, least);
    expect(timeOf(textOf(8_000), language, { runs: 2, enough: most })).toBeLessThan(most);
  });
});
