import type { Reading } from './reading.js';

const eitherMargin: Reading<boolean> = {
  reads: ['nm', 'gm'],
  of: ({ nm, gm }) => nm !== 0 || gm !== 0,
};

/**
 * Whether an answer was given: a field that was left empty is sent as 0. A margin of 0 counts as
 * given where the other margin is not 0, and a share of the largest clients of 0 where retention is
 * not 0.
 */
export const givenAnswers = {
  rev: { reads: ['rev'], of: ({ rev }) => rev > 0 },
  nm: eitherMargin,
  gm: eitherMargin,
  top: { reads: ['top', 'ret'], of: ({ top, ret }) => top > 0 || ret > 0 },
  ret: { reads: ['ret'], of: ({ ret }) => ret > 0 },
  emp: { reads: ['emp'], of: ({ emp }) => emp > 0 },
} as const satisfies Readonly<Record<string, Reading<boolean>>>;

/** Answers that may have been left empty. */
export type GivenAlias = keyof typeof givenAnswers;
