import { exampleQuestionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { answersOf, type Alias } from './model/answers.js';
import type { RedFlag } from './diagnosis.js';
import { readinessOf } from './readiness.js';
import { score } from './model/scoring.js';

const flag: RedFlag = {
  id: 'absence',
  text: 'The owner can hardly be away.',
  consequence: 'Work stops.',
  isOfSituation: false,
};

/** Readiness for these area scores; all else is as good as it can be unless it is said. */
function readiness(
  [systems, leadership, market]: readonly [number, number, number],
  {
    completeness = 100,
    redFlags = 0,
    notKnown = [],
  }: { completeness?: number; redFlags?: number; notKnown?: Alias[] } = {},
) {
  const scoring = score(answersOf(exampleQuestionnaire), new Set());
  const overallScore = (systems + leadership + market) / 3;
  return readinessOf(
    {
      ...scoring,
      areaScores: { systems, leadership, market },
      scores: { ...scoring.scores, overallScore },
      completeness,
    },
    Array.from({ length: redFlags }, () => flag),
    new Set(notKnown),
  );
}

describe('readinessOf', () => {
  it.each([
    [[7.5, 7.5, 7.5], {}, 'phase-2-ready'],
    // 7.45 is shown as 7.5, and what is shown is compared.
    [[7.5, 7.4, 7.45], {}, 'phase-2-ready'],
    [[10, 6, 6.5], {}, 'phase-2-ready'],
    [[10, 5.9, 9], {}, 'ready-with-gaps'],
    [[9, 9, 9], { redFlags: 1 }, 'ready-with-gaps'],
    [[9, 9, 9], { completeness: 94 }, 'ready-with-gaps'],
    [[9, 9, 9], { notKnown: ['rev'] }, 'ready-with-gaps'],
    [[9, 9, 9], { notKnown: ['team'] }, 'phase-2-ready'],
    [[9, 9, 9], { redFlags: 2 }, 'in-transition'],
    [[4.5, 4.5, 9], {}, 'ready-with-gaps'],
    [[9, 9, 4.4], {}, 'in-transition'],
    [[4, 3, 5], {}, 'in-transition'],
    [[9, 2.9, 9], {}, 'phase-1-owner-led'],
    [[3.5, 4, 4.3], {}, 'phase-1-owner-led'],
  ] as const)('%j with %j is %s', (scores, rest, band) => {
    expect(
      readiness(scores, { ...rest, notKnown: 'notKnown' in rest ? [...rest.notKnown] : [] }).band,
    ).toBe(band);
  });

  it('says with figures what the next level asks for', () => {
    expect(readiness([6.4, 4.2, 7], { redFlags: 2 }).missing).toEqual([
      'The overall score is 5.9; the next level needs at least 6.',
      'Leadership is 4.2; the next level needs at least 4.5.',
      'The next level allows at most one red flag, and there are two.',
      `Red flag: ${flag.text}`,
      `Red flag: ${flag.text}`,
    ]);
    expect(
      readiness([9, 5.2, 9], { redFlags: 1, completeness: 90, notKnown: ['fs', 'rev'] }).missing,
    ).toEqual([
      'Leadership is 5.2; the next level needs at least 6.',
      'The next level allows no red flag, and there is one.',
      `Red flag: ${flag.text}`,
      '“Annual revenue” is marked as not known; the next level needs this answer.',
      '“Financial statements” is marked as not known; the next level needs this answer.',
      'The answers are 90% complete; the next level needs at least 95%.',
    ]);
    expect(readiness([4.4, 9, 9]).missing).toEqual([
      'The business systems score is 4.4; the next level needs at least 4.5.',
    ]);
    expect(readiness([3, 2, 3]).missing).toEqual([
      'The overall score is 2.7; the next level needs at least 4.',
      'Leadership is 2.0; the next level needs at least 3.',
    ]);
    expect(readiness([9, 9, 9]).missing).toEqual([]);
  });

  it('names the lowest level by what holds the business back', () => {
    expect(readiness([2, 5, 2]).label).toBe('Phase 1: build the base first');
    expect(readiness([2, 4.9, 2]).label).toBe('Phase 1: led by the owner');
  });
});
